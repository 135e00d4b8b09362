//! 队员成绩表 and 队员总分表.

use backend::paper::{teams, totals};

use crate::{paper, structures};

#[test]
fn every_player_stands_below_their_team() {
    let views = structures::teams(6);
    let paper = paper("teams-6", |context| teams(context, &views));
    paper.shows(&["队员成绩表", "第1代表队", "第6代表队", "外援", "得分"]);
    for record in views.iter().flat_map(|team| &team.players) {
        paper.shows(&[&record.player.name]);
    }
}

#[test]
fn who_did_not_count_is_told() {
    for (units, members) in [(3, 4), (8, 5), (16, 9)] {
        let view = structures::totals(units, members);
        let paper = paper(&format!("totals-{units}x{members}"), |context| totals(context, std::slice::from_ref(&view)));
        assert!(paper.lies_across());
        paper.shows(&["队员总分表", "团体名次", "名次和", "最好名次", "不计", "不足 3 人", "取最好的 3 人"]);
        for member in view.rows.iter().flat_map(|row| &row.members) {
            paper.shows(&[&member.person.name]);
        }
    }
}
