//! Numbering the ways in which like pieces can stand.

/// The most like pieces that are numbered together.
const MOST: usize = 4;

/// `CHOOSE[k][n]` is the number of ways to choose k of n squares.
const CHOOSE: [[u32; 65]; MOST + 1] = choose();

const fn choose() -> [[u32; 65]; MOST + 1] {
    let mut table = [[0; 65]; MOST + 1];
    let mut n = 0;
    while n < 65 {
        table[0][n] = 1;
        n += 1;
    }
    let mut k = 1;
    while k <= MOST {
        let mut n = 1;
        while n < 65 {
            table[k][n] = table[k][n - 1] + table[k - 1][n - 1];
            n += 1;
        }
        k += 1;
    }
    table
}

/// How many sets of `count` squares among the first `squares` there are.
pub(crate) const fn sets(squares: usize, count: usize) -> usize {
    CHOOSE[count][squares] as usize
}

/// The number of a set among all sets of its size, by its highest square first
/// (colexicographic order). Sets of more than four squares have none.
#[inline(always)]
pub(crate) fn rank(mut squares: u64) -> usize {
    let mut rank = 0;
    let mut k = 1;
    while squares != 0 && k <= MOST {
        rank += CHOOSE[k][squares.trailing_zeros() as usize];
        squares &= squares - 1;
        k += 1;
    }
    rank as usize
}

/// All sets of `count` of the first `squares` squares in the order of [`rank`].
pub(crate) fn all(squares: usize, count: usize) -> Vec<u64> {
    let total = sets(squares, count);
    let mut list = Vec::with_capacity(total);
    let mut set = (1_u64 << count) - 1;
    for _ in 0..total {
        list.push(set);
        set = next(set);
    }
    list
}

/// The next larger word with as many bits (Gosper).
const fn next(set: u64) -> u64 {
    let lowest = set & set.wrapping_neg();
    let carried = set.wrapping_add(lowest);
    let Some(shifted) = ((set ^ carried) >> 2).checked_div(lowest) else {
        return 0;
    };
    carried | shifted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_count_up() {
        for (squares, count) in [(48, 1), (48, 3), (64, 1), (64, 2), (64, 4)] {
            let list = all(squares, count);
            assert_eq!(list.len(), sets(squares, count));
            for (number, &set) in list.iter().enumerate() {
                assert_eq!(set.count_ones() as usize, count);
                assert_eq!(rank(set), number);
            }
        }
        assert_eq!(sets(64, 4), 635_376);
        assert_eq!(sets(48, 4), 194_580);
    }
}
