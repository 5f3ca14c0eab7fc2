//! Numbering the positions of an endgame.
//!
//! Like pieces of a side form a *group*, and a group's squares have a number of
//! their own. The number of a position is that of its groups, read as the digits
//! of one large number. Two pieces may claim one square: such numbers belong to
//! no position, about one in eight, and cost nothing once they are packed.
//!
//! Positions that are images of each other (left and right; where only kings
//! stand all eight symmetries of the board) share a number. The first group, the
//! *lead*, decides which image counts: the one in which its number is the
//! smallest. Where several images share that, the smallest whole number counts,
//! and the others belong to no position.

use crate::bits::{SYMMETRIES, SYMMETRIES_WITH_MEN, image};
use crate::combinations::{all, rank, sets};
use crate::moves::Kind;
use crate::pieces::Pieces;
use crate::{Material, Mover};

/// The squares of men begin with rank 2.
const MEN_BEGIN: u32 = 8;

/// The like pieces of a side.
#[derive(Clone, Debug)]
struct Group {
    owner: usize,
    kind: Kind,
    stride: usize,
    /// The squares of each number.
    sets: Vec<u64>,
}

/// How the lead stands.
#[derive(Clone, Copy, Debug)]
struct Lead {
    /// The number of all its images together.
    orbit: u32,
    /// The symmetries that turn it into the image that counts, a bit each.
    symmetries: u8,
}

/// A position's number, and how many symmetries leave the position as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Located {
    pub(crate) index: usize,
    pub(crate) symmetries: u32,
}

/// The numbers of an endgame's positions, the same for both sides to move.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    material: Material,
    /// The lead first.
    groups: Vec<Group>,
    /// By the lead's own number.
    leads: Vec<Lead>,
    /// The image that counts, by the number of the orbit.
    images: Vec<u64>,
    symmetries: usize,
    len: usize,
    /// Which group a piece belongs to, by owner and kind.
    group_of: [[usize; 2]; 2],
}

#[inline(always)]
fn number(kind: Kind, squares: u64) -> usize {
    match kind {
        Kind::Man => rank(squares >> MEN_BEGIN),
        Kind::King => rank(squares),
    }
}

fn sets_of(kind: Kind, count: u8) -> Vec<u64> {
    match kind {
        Kind::Man => {
            let men = all(48, usize::from(count));
            men.into_iter().map(|set| set << MEN_BEGIN).collect()
        }
        Kind::King => all(64, usize::from(count)),
    }
}

impl Index {
    pub(crate) fn new(material: Material) -> Self {
        let symmetries = if material.only_kings() {
            SYMMETRIES
        } else {
            SYMMETRIES_WITH_MEN
        };
        let mut groups = groups(material);
        let (leads, images) = match groups.first() {
            Some(lead) => orbits(lead, symmetries),
            None => (Vec::new(), Vec::new()),
        };
        let mut len = 1;
        for group in groups.iter_mut().skip(1).rev() {
            group.stride = len;
            len *= group.sets.len();
        }
        if let Some(lead) = groups.first_mut() {
            lead.stride = len;
        }
        let mut group_of = [[usize::MAX; 2]; 2];
        for (number, group) in groups.iter().enumerate() {
            group_of[group.owner][group.kind as usize] = number;
        }
        Self {
            material,
            len: len * images.len(),
            groups,
            leads,
            images,
            symmetries,
            group_of,
        }
    }

    /// How many numbers there are.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    pub(crate) const fn material(&self) -> Material {
        self.material
    }

    /// How many symmetries the endgame has.
    pub(crate) const fn symmetries(&self) -> u32 {
        self.symmetries as u32
    }

    /// The number of a position, which must be of this endgame.
    #[inline]
    pub(crate) fn locate(&self, pieces: &Pieces) -> Located {
        let lead = self.lead(pieces);
        if lead.symmetries & (lead.symmetries - 1) == 0 {
            let index = self.under(pieces, lead, lead.symmetries.trailing_zeros() as usize);
            return Located {
                index,
                symmetries: 1,
            };
        }
        let mut located = Located {
            index: usize::MAX,
            symmetries: 0,
        };
        for symmetry in 0..self.symmetries {
            if lead.symmetries >> symmetry & 1 != 0 {
                let index = self.under(pieces, lead, symmetry);
                if index < located.index {
                    located = Located {
                        index,
                        symmetries: 0,
                    };
                }
                located.symmetries += u32::from(index == located.index);
            }
        }
        located
    }

    #[inline(always)]
    fn lead(&self, pieces: &Pieces) -> Lead {
        let group = &self.groups[0];
        self.leads[number(group.kind, group.squares(pieces))]
    }

    #[inline(always)]
    fn under(&self, pieces: &Pieces, lead: Lead, symmetry: usize) -> usize {
        let seen = if symmetry == 0 {
            *pieces
        } else {
            pieces.image(symmetry)
        };
        let mut index = lead.orbit as usize * self.groups[0].stride;
        for group in &self.groups[1..] {
            index += number(group.kind, group.squares(&seen)) * group.stride;
        }
        index
    }

    /// The position with a number; `None` where it belongs to no position.
    #[inline]
    pub(crate) fn pieces(&self, index: usize) -> Option<Pieces> {
        let mut pieces = Pieces::NONE;
        let stride = self.groups[0].stride;
        let lead = *self.images.get(index / stride)?;
        let mut rest = index % stride;
        let mut occupied = lead;
        self.groups[0].put(&mut pieces, lead);
        for group in &self.groups[1..] {
            let squares = group.sets[rest / group.stride];
            rest %= group.stride;
            if occupied & squares != 0 {
                return None;
            }
            occupied |= squares;
            group.put(&mut pieces, squares);
        }
        // Where the lead has several such images, only the smallest number counts.
        let images = self.lead(&pieces).symmetries;
        let counts = images & (images - 1) == 0 || self.locate(&pieces).index == index;
        counts.then_some(pieces)
    }

    /// Whether no symmetry but the first leaves the lead of a position as it is:
    /// then no piece but the lead's can change which image counts.
    #[inline]
    pub(crate) fn lead_is_settled(&self, pieces: &Pieces) -> bool {
        let images = self.lead(pieces).symmetries;
        images & (images - 1) == 0
    }

    /// The number after a piece has moved, from a position with number `index`
    /// that is its own image that counts, and whose lead is settled; `None`
    /// where the piece is one of the lead's.
    #[inline(always)]
    pub(crate) fn moved(
        &self,
        index: usize,
        pieces: &Pieces,
        owner: Mover,
        kind: Kind,
        from: u32,
        to: u32,
    ) -> Option<usize> {
        let place = self.group_of[owner.index()][kind as usize];
        if place == 0 {
            return None;
        }
        let group = &self.groups[place];
        let before = group.squares(pieces);
        let after = before ^ (1 << from | 1 << to);
        Some(index - number(kind, before) * group.stride + number(kind, after) * group.stride)
    }
}

impl Group {
    #[inline(always)]
    const fn squares(&self, pieces: &Pieces) -> u64 {
        match self.kind {
            Kind::Man => pieces.men[self.owner],
            Kind::King => pieces.kings[self.owner],
        }
    }

    #[inline(always)]
    const fn put(&self, pieces: &mut Pieces, squares: u64) {
        match self.kind {
            Kind::Man => pieces.men[self.owner] = squares,
            Kind::King => pieces.kings[self.owner] = squares,
        }
    }
}

/// The groups of an endgame. Men come before kings, whose many moves then lead
/// to numbers close by; among like groups the smallest leads, since one piece
/// alone is hardly ever its own image.
fn groups(material: Material) -> Vec<Group> {
    let mut groups = Vec::new();
    for kind in [Kind::Man, Kind::King] {
        let count = |mover: Mover| match kind {
            Kind::Man => material.force(mover).men,
            Kind::King => material.force(mover).kings,
        };
        let mut movers = Mover::BOTH.to_vec();
        movers.retain(|&mover| count(mover) > 0);
        movers.sort_by_key(|&mover| count(mover));
        groups.extend(movers.into_iter().map(|mover| Group {
            owner: mover.index(),
            kind,
            stride: 0,
            sets: sets_of(kind, count(mover)),
        }));
    }
    groups
}

/// How each way to stand is turned, and the images that count.
fn orbits(lead: &Group, symmetries: usize) -> (Vec<Lead>, Vec<u64>) {
    let mut leads: Vec<Lead> = Vec::with_capacity(lead.sets.len());
    let mut images = Vec::new();
    for (own, &set) in lead.sets.iter().enumerate() {
        let numbers: Vec<usize> = (0..symmetries)
            .map(|symmetry| number(lead.kind, image(set, symmetry)))
            .collect();
        let least = numbers.iter().copied().min().unwrap_or(own);
        // A smaller image has been met already; it knows the orbit.
        let orbit = match leads.get(least) {
            Some(known) => known.orbit,
            None => {
                images.push(set);
                images.len() as u32 - 1
            }
        };
        let to_least = numbers
            .iter()
            .enumerate()
            .filter(|&(_, &number)| number == least)
            .fold(0, |bits, (symmetry, _)| bits | 1 << symmetry);
        leads.push(Lead {
            orbit,
            symmetries: to_least,
        });
    }
    (leads, images)
}

/// How many numbers an endgame's index has, told without making it.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn entries(material: Material) -> u64 {
    // The lead's images are few; only they must be looked at.
    let groups = groups(material);
    let symmetries = if material.only_kings() {
        SYMMETRIES
    } else {
        SYMMETRIES_WITH_MEN
    };
    let Some((lead, rest)) = groups.split_first() else {
        return 0;
    };
    let (_, images) = orbits(lead, symmetries);
    let rest: usize = rest.iter().map(|group| group.sets.len()).product();
    images.len() as u64 * rest as u64
}

/// How many positions an endgame has with one side to move, before symmetries.
pub(crate) fn positions(material: Material) -> u64 {
    let [first, second] = Mover::BOTH.map(|mover| material.force(mover));
    let [a, b, c, d] = [first.men, second.men, first.kings, second.kings].map(usize::from);
    let men = sets(48, a) as u64 * sets(48 - a, b) as u64;
    men * sets(64 - a - b, c) as u64 * sets(64 - a - b - c, d) as u64
}

#[cfg(test)]
mod tests;
