//! The checksum of a packed game.

/// The polynomial of CRC-32 (IEEE 802.3), its lowest power in the highest bit.
const POLYNOMIAL: u32 = 0xEDB8_8320;

/// What each value of a byte adds.
const TABLE: [u32; 256] = table();

const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut sum = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            sum = (sum >> 1) ^ (POLYNOMIAL & (sum & 1).wrapping_neg());
            bit += 1;
        }
        table[byte] = sum;
        byte += 1;
    }
    table
}

/// CRC-32 as in Ethernet, zip and PNG: finds every change of up to four
/// neighboring bytes. It protects against accidents, not against people.
pub fn checksum(bytes: &[u8]) -> u32 {
    let sum = bytes.iter().fold(!0, |sum: u32, byte| {
        TABLE[usize::from(sum as u8 ^ byte)] ^ (sum >> 8)
    });
    !sum
}

#[cfg(test)]
mod tests {
    use super::checksum;

    #[test]
    fn sums_are_the_published_ones() {
        assert_eq!(checksum(b""), 0);
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
    }
}
