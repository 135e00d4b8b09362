//! How the columns of a table share the width.

/// What a column asks for, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Want {
    /// Below this it would not be readable.
    pub least: f32,
    /// Everything fits.
    pub best: f32,
    /// Its share of what nobody asked for.
    pub grow: f32,
}

impl Want {
    /// A column of one width.
    pub(super) const fn exactly(width: f32) -> Self {
        Self { least: width, best: width, grow: 0.0 }
    }
}

/// The widths of columns in this order, together as wide as there is room.
pub(super) fn share(room: f32, wants: &[Want]) -> Vec<f32> {
    let sum = |of: fn(&Want) -> f32| wants.iter().map(of).sum::<f32>();
    let (least, best, grow) = (sum(|want| want.least), sum(|want| want.best), sum(|want| want.grow));
    let width = |want: &Want| {
        if best <= room {
            want.best + if grow > 0.0 { (room - best) * want.grow / grow } else { 0.0 }
        } else if least < room {
            want.least + (want.best - want.least) * (room - least) / (best - least)
        } else {
            want.least * room / least
        }
    };
    wants.iter().map(width).collect()
}

/// A small count as a measure.
pub(super) fn count(count: impl TryInto<u16>) -> f32 {
    f32::from(count.try_into().unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::{Want, share};

    const WANTS: [Want; 2] = [Want { least: 10.0, best: 20.0, grow: 0.0 }, Want { least: 10.0, best: 40.0, grow: 1.0 }];

    #[test]
    fn what_nobody_asked_for_goes_to_the_columns_that_grow() {
        assert_eq!(share(100.0, &WANTS), [20.0, 80.0]);
    }

    #[test]
    fn when_room_is_short_columns_give_up_their_ease_in_proportion() {
        assert_eq!(share(40.0, &WANTS), [15.0, 25.0]);
    }

    #[test]
    fn even_the_least_is_shared_out_when_it_must_be() {
        assert_eq!(share(10.0, &WANTS), [5.0, 5.0]);
    }
}
