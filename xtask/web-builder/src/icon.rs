//! The icons of the installed page, drawn in code: two stones on the wood of the board, in the
//! light of the board.

use anyhow::Result;

/// How the edge of an icon is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// A rounded square on nothing.
    Round,
    /// The whole square, with all that matters in its middle: the device cuts it.
    Maskable,
}

type Color = [f64; 3];

const FRAME: Color = [0.263, 0.153, 0.090];
const FIELD: Color = [0.784, 0.592, 0.357];
const LINE: Color = [0.490, 0.320, 0.157];
const GLOOM: Color = [0.110, 0.043, 0.0];
const LIGHT: Color = [1.0, 1.0, 1.0];

/// The colors of a stone: face, wall, groove, and how much it shines.
struct Wood(Color, Color, Color, f64);

const BOXWOOD: Wood = Wood(
    [0.973, 0.922, 0.812],
    [0.294, 0.176, 0.078],
    [0.663, 0.525, 0.310],
    0.5,
);
const EBONY: Wood = Wood(
    [0.200, 0.141, 0.110],
    [0.055, 0.031, 0.020],
    [0.030, 0.018, 0.012],
    0.22,
);

/// So many samples a pixel in each direction.
const SAMPLES: u32 = 3;

/// The icon as PNG, `size` pixels wide and high.
pub fn png(size: u32, cut: Cut) -> Result<Vec<u8>> {
    let mut pixels = Vec::with_capacity((size * size * 4) as usize);
    for y in 0..size {
        for x in 0..size {
            pixels.extend(pixel(x, y, size, cut));
        }
    }
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, size, size);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(file)
}

fn pixel(x: u32, y: u32, size: u32, cut: Cut) -> [u8; 4] {
    let (mut color, mut covered) = ([0.0; 3], 0.0);
    for sample in 0..SAMPLES * SAMPLES {
        let place = |at: u32, step: u32| {
            (f64::from(at) + (f64::from(step) + 0.5) / f64::from(SAMPLES)) / f64::from(size)
        };
        let (u, v) = (place(x, sample % SAMPLES), place(y, sample / SAMPLES));
        if cut == Cut::Round && beyond_box(u, v, 0.0, 0.2) > 0.0 {
            continue;
        }
        covered += 1.0;
        for (sum, part) in color.iter_mut().zip(seen(u, v, cut)) {
            *sum += part;
        }
    }
    let byte = |part: f64| (part.clamp(0.0, 1.0) * 255.0).round() as u8;
    let [red, green, blue] = color.map(|sum| byte(sum / f64::max(covered, 1.0)));
    let alpha = covered / f64::from(SAMPLES * SAMPLES);
    [red, green, blue, byte(alpha)]
}

/// How far a place lies beyond a box with rounded corners, `inset` from the edge; below 0 inside.
fn beyond_box(u: f64, v: f64, inset: f64, radius: f64) -> f64 {
    let half = 0.5 - inset - radius;
    let (x, y) = ((u - 0.5).abs() - half, (v - 0.5).abs() - half);
    x.max(y).min(0.0) + x.max(0.0).hypot(y.max(0.0)) - radius
}

/// The color at a place from 0 to 1.
fn seen(u: f64, v: f64, cut: Cut) -> Color {
    let (inset, scale) = match cut {
        Cut::Round => (0.075, 1.0),
        Cut::Maskable => (-0.1, 0.8),
    };
    let edge = beyond_box(u, v, inset, 0.12);
    let mut color = if edge > 0.0 {
        mix(FRAME, LIGHT, (0.16 * (1.0 - u - v)).max(0.0))
    } else {
        let shade = (0.4 + edge * 22.0).clamp(0.0, 0.4);
        mix(field(u, v), GLOOM, shade)
    };
    let at = |center: f64| 0.5 + (center - 0.5) * scale;
    for (x, y, radius, wood) in [(0.66, 0.34, 0.235, EBONY), (0.39, 0.61, 0.275, BOXWOOD)] {
        color = stone(
            color,
            (u - at(x)) / scale,
            (v - at(y)) / scale,
            radius,
            &wood,
        );
    }
    color
}

/// Light wood with its grain and two engraved lines.
fn field(u: f64, v: f64) -> Color {
    let ring = (v * 46.0 + (u * 5.0).sin() * 1.4 + (u * 17.0 + v * 9.0).sin() * 0.3).sin();
    let wood = mix(FIELD, LINE, 0.1 + 0.1 * ring);
    let line = f64::min((u - 0.525).abs(), (v - 0.475).abs());
    mix(wood, LINE, (1.0 - line * 130.0).clamp(0.0, 1.0))
}

/// A turned disc with its shadow on what lies beneath; light comes from the upper left.
fn stone(below: Color, x: f64, y: f64, radius: f64, wood: &Wood) -> Color {
    let Wood(face, wall, groove, shine) = *wood;
    let distance = x.hypot(y) / radius;
    let shadow = (x - 0.1 * radius).hypot(y - 0.14 * radius) / radius;
    let mut color = mix(
        below,
        GLOOM,
        0.55 * ((1.16 - shadow) / 0.22).clamp(0.0, 1.0),
    );
    if distance > 1.0 {
        return color;
    }
    color = wall;
    let distance = (x + 0.018 * radius).hypot(y + 0.03 * radius) / (radius * 0.93);
    if distance > 1.0 {
        return color;
    }
    let light = (-(x + y) / radius * 0.7).clamp(-1.0, 1.0);
    color = mix(
        face,
        GLOOM,
        (0.3 * (distance - 0.55)).max(0.0) + (0.1 * -light).max(0.0),
    );
    color = mix(
        color,
        LIGHT,
        (shine * light * (1.0 - 0.3 * distance)).max(0.0),
    );
    for ring in [0.76, 0.46] {
        let off = (distance - ring) * 22.0;
        color = mix(color, groove, (1.0 - off.abs()).max(0.0));
        // The far wall of a groove is lit.
        color = mix(
            color,
            LIGHT,
            0.4 * shine * (1.0 - (off - 1.4).abs()).max(0.0),
        );
    }
    color
}

fn mix(from: Color, to: Color, share: f64) -> Color {
    let share = share.clamp(0.0, 1.0);
    [0, 1, 2].map(|part| from[part] + (to[part] - from[part]) * share)
}

#[cfg(test)]
mod tests {
    use super::{Cut, pixel, png};

    #[test]
    fn an_icon_is_a_picture_of_its_size() {
        let file = png(48, Cut::Round).expect("it is drawn");
        assert!(file.starts_with(b"\x89PNG\r\n\x1a\n"));
        // Width and height stand at the 16th byte.
        assert_eq!(file[16..24], [0, 0, 0, 48, 0, 0, 0, 48]);
    }

    #[test]
    fn corners_are_cut_or_kept_and_the_stones_are_light_and_dark() {
        assert_eq!(pixel(0, 0, 64, Cut::Round)[3], 0);
        assert_eq!(pixel(0, 0, 64, Cut::Maskable)[3], 255);
        for cut in [Cut::Round, Cut::Maskable] {
            let brightness = |x, y| {
                let [red, green, blue, _] = pixel(x, y, 64, cut).map(u32::from);
                red + green + blue
            };
            let (white, black, wood) = (brightness(25, 39), brightness(42, 22), brightness(14, 22));
            assert!(
                white > wood + 100 && wood > black + 100,
                "{white} {wood} {black}"
            );
        }
    }
}
