//! 对阵图 of a knockout: as large as the paper allows, over several pages where one would be too small to read.

mod draw;
mod plate;
mod scale;

use shared::bracket::Part;
use shared::view::bracket::{BracketBox, BracketRound, BracketView};

use super::heading::Heading;
use super::sheet::{FootNote, Lie, Sheet};
use super::{PaperContext, PaperError, PaperSize};
use draw::Drawing;
use plate::{Plate, plates};
use scale::Scale;

/// 对阵图 on A4 or A3.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn bracket(context: &PaperContext<'_>, view: &BracketView, size: PaperSize) -> Result<Vec<u8>, PaperError> {
    let heading = Heading { title: "对阵图".to_owned(), notice: None };
    let (lie, plates) = best(view, size);
    let legend = "框中左为场次，右为比分，粗体为胜者；虚框不用比赛".to_owned();
    let mut sheet = Sheet::new(context, lie, heading, FootNote::Legend(legend));
    if plates.is_empty() {
        sheet.notes(&["还没有对阵。".to_owned()]);
    }
    let several = plates.len() > 1;
    for (plate, place) in plates.iter().zip(0..) {
        if place > 0 {
            sheet.turn_page();
        }
        if several {
            sheet.label(&plate.name);
        }
        let scale = Scale::of(plate, (sheet.width(), sheet.room()));
        Drawing::new(plate, scale, sheet.y).draw(&mut sheet);
        sheet.y += scale.height(plate);
    }
    sheet.notes(&notes(view));
    sheet.finish()
}

/// The way the paper lies in which the fewest pages do; of these rather across, unless it is read much more easily upright.
fn best(view: &BracketView, size: PaperSize) -> (Lie, Vec<Plate<'_>>) {
    let of = |lie: Lie| (lie, plates(view, Sheet::content(lie)));
    let (across, upright) = (of(size.lie(true)), of(size.lie(false)));
    let ease = |(lie, plates): &(Lie, Vec<Plate<'_>>)| {
        let eases = plates.iter().map(|plate| Scale::of(plate, Sheet::content(*lie)).ease());
        eases.fold(f32::MAX, f32::min)
    };
    let fewer = upright.1.len() < across.1.len();
    let larger = upright.1.len() == across.1.len() && ease(&upright) > ease(&across) * 1.25;
    if fewer || larger { upright } else { across }
}

/// What stands below the drawing: matches that stand as played although their entrants should be others.
fn notes(view: &BracketView) -> Vec<String> {
    let kept = view.rounds.iter().flat_map(|round| &round.matches).filter(|planned| planned.kept);
    kept.map(|planned| format!("第 {} 场：前面的成绩更改后，按原来的对阵计。", planned.number)).collect()
}

/// Whether the winner of this match has won the bracket.
fn is_last(round: &BracketRound, planned: &BracketBox) -> bool {
    let one = round.matches.len() == 1 && planned.winner_to.is_none();
    one && matches!(round.part, Part::Winners | Part::Final)
}

/// The name of who won a match.
fn winner(planned: &BracketBox) -> Option<&str> {
    let line = planned.lines.iter().find(|line| line.won == Some(true))?;
    line.who.person().map(|person| person.name.as_str())
}
