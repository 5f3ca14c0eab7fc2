//! The `GameType` tag: which game, on which board, in which notation.

/// The tag's value for Dama: type 30, White begins, 8 by 8, squares a1 to h8 from
/// White's left.
pub(crate) const DAMA: &str = "30,W,8,8,A0,0";

/// Whether a value is one of Dama.
///
/// Fields may be missing from the end. Old files have `A1` in the place of the
/// notation and mean the same.
pub(crate) fn is_dama(value: &str) -> bool {
    let mut fields = value.split(',').map(str::trim);
    let mut field_is = |allowed: &[&str]| match fields.next() {
        None => true,
        Some(field) => allowed.iter().any(|a| a.eq_ignore_ascii_case(field)),
    };
    field_is(&["30"])
        && field_is(&["W"])
        && field_is(&["8"])
        && field_is(&["8"])
        && field_is(&["A0", "A1"])
        && field_is(&["0", "1"])
        && fields.next().is_none()
}
