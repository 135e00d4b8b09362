//! From the form of 要紧的几项 to its command, and how the form opens.

use shared::command::{Command, FigureChange, ListsChange, PrizesChange};
use shared::division::Division;
use shared::structure::figures::{self, FigureAt};

use super::figures::{FigureForm, FiguresForm, PrizeRowForm};
use super::{read, read_teams};

/// What the form changes: whatever is other than it was seen.
pub fn command(form: &FiguresForm) -> Command {
    let (seen, to) = (read::lines(&form.lists_seen), read::lines(&form.lists));
    Command::SetFigures {
        figures: form.of.iter().filter_map(figure).collect(),
        lists: (seen != to).then_some(ListsChange { seen, to }),
        prizes: form.prizes.iter().filter_map(prizes).collect(),
    }
}

fn figure(form: &FigureForm) -> Option<FigureChange> {
    let (seen, to) = (number(&form.seen), number(&form.to));
    let figure = form.key.parse().ok()?;
    (seen != to).then_some(FigureChange { figure, seen, to })
}

/// What is no number becomes more than any may be, which the rules refuse by name.
fn number(text: &str) -> Option<u32> {
    (!text.trim().is_empty()).then(|| read::number(text).unwrap_or(u32::MAX))
}

fn prizes(form: &PrizeRowForm) -> Option<PrizesChange> {
    let (seen, to) = (read_teams::prizes_of_row(&form.seen), read_teams::prizes_of_row(&form.to));
    (seen != to).then(|| PrizesChange { list: form.list.clone(), seen, to })
}

/// The form as it opens: everything that can change, as it stands.
pub fn as_it_stands(division: &Division) -> FiguresForm {
    let open = figures::figures(division).into_iter().filter(|at| at.open);
    let lists = lists(division);
    FiguresForm {
        of: open.map(|at| figure_form(&at)).collect(),
        lists_seen: lists.clone(),
        lists,
        prizes: prize_lists(division).into_iter().map(|list| prize_row(division, list)).collect(),
    }
}

fn figure_form(at: &FigureAt) -> FigureForm {
    let value = at.value.map(|value| value.to_string()).unwrap_or_default();
    FigureForm { key: at.figure.to_string(), seen: value.clone(), to: value }
}

/// 分列名次, one a line.
fn lists(division: &Division) -> String {
    let stage = figures::ranked_stage(division).and_then(|index| division.stages.get(index));
    let names = stage.iter().flat_map(|stage| &stage.settings.lists).map(|list| list.name.as_str());
    names.collect::<Vec<_>>().join("\n")
}

/// The tags of what has prizes of its own: the whole division, then each of its lists in the order of the places.
pub fn prize_lists(division: &Division) -> Vec<String> {
    let of_stages = division.stages.iter().flat_map(|stage| &stage.settings.lists).map(|list| list.tag.clone());
    let of_prizes = division.prizes.iter().map(|prizes| prizes.list.clone());
    let mut lists = vec![String::new()];
    for list in of_stages.chain(of_prizes) {
        if !lists.contains(&list) {
            lists.push(list);
        }
    }
    lists
}

fn prize_row(division: &Division, list: String) -> PrizeRowForm {
    let prizes = division.prizes.iter().find(|prizes| prizes.list == list);
    let row = prizes.map(|prizes| read_teams::row_of_prizes(&prizes.prizes)).unwrap_or_default();
    PrizeRowForm { list, seen: row.clone(), to: row }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use shared::prizes::PrizeCount;
    use shared::stage::{RuleEdition, Stage};
    use shared::structure::templates;

    use super::*;

    fn division(template: &str) -> Division {
        let made = templates::structure(template, RuleEdition::default()).unwrap();
        let stages = made.stages.into_iter().map(Stage::new).collect();
        Division { stages, team: made.team, totals: made.totals, prizes: made.prizes, ..Division::default() }
    }

    #[test]
    fn a_form_that_nobody_touched_changes_nothing() {
        for template in templates::ALL {
            let nothing = Command::SetFigures { figures: Vec::new(), lists: None, prizes: Vec::new() };
            assert_eq!(command(&as_it_stands(&division(template.key))), nothing, "{}", template.key);
        }
    }

    #[test]
    fn only_what_was_changed_is_sent() {
        let mut form = as_it_stands(&division("groups_12x4"));
        let groups = form.of.iter_mut().find(|of| of.key == "stage-0-groups").unwrap();
        groups.to = "８".to_owned();
        form.lists = "女子\r\n少年\n".to_owned();
        form.prizes.first_mut().unwrap().to = "金奖 10%，银奖2".to_owned();
        let Command::SetFigures { figures, lists, prizes } = command(&form) else { unreachable!() };
        assert_eq!(figures.iter().map(|change| (change.seen, change.to)).collect::<Vec<_>>(), [(Some(12), Some(8))]);
        assert_eq!(lists.unwrap().to, ["女子", "少年"]);
        let counts: Vec<PrizeCount> = prizes.first().unwrap().to.iter().map(|prize| prize.count).collect();
        assert_eq!(counts, [PrizeCount::Percent(10), PrizeCount::Places(2)]);
    }

    #[test]
    fn a_word_is_no_number_and_not_taken_for_none() {
        assert_eq!([number("七"), number(" "), number("7")], [Some(u32::MAX), None, Some(7)]);
    }
}
