//! How the teams of a division play.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::team::TeamRules;
use shared::words;

use super::form::{Act, Choose, Field, Hidden, Tick, choices};
use super::state::Desk;
use crate::api::read_teams::line_up_key;
use crate::api::teams::SetTeamRules;

/// 个人 or 团体, and how many boards, which line-ups.
#[component]
pub fn TeamSection(
    /// Where.
    desk: Desk,
) -> impl IntoView {
    let team = desk.division().team.clone();
    let is_team = team.is_some();
    let started = desk.division().has_started();
    let rules = team.unwrap_or_default();
    let work = if started {
        view! { <p class="small mute">{if is_team { team_words(&rules) } else { "个人赛。".to_owned() }}"开赛后不能再改。"</p> }.into_any()
    } else {
        view! { <Form desk=desk.clone() rules is_team /> }.into_any()
    };
    let totals = (!is_team).then(|| {
        view! { <p class="small gap">"各单位不另下棋，只按个人成绩排团体名次："<a href=desk.page("totals")>"队员总分"</a></p> }
    });
    view! { <section class="sect" id="teams"><h2>"个人还是团体"</h2>{work}{totals}</section> }.into_any()
}

/// The rules in sentences.
fn team_words(rules: &TeamRules) -> String {
    let lines: String = words::team_rules_lines(rules).into_iter().map(|line| line.text).collect();
    format!("团体赛。{lines}")
}

#[component]
fn Form(desk: Desk, rules: TeamRules, is_team: bool) -> impl IntoView {
    let line_ups = choices([
        ("fixed", "分台定人：前几名固定，次序不变"),
        ("ordered", "分台换人：每轮选人，次序不变"),
        ("free", "临时定台：每轮随意排，双方交齐才公开"),
        ("everybody", "全队轮赛：与对方每名队员各下一局"),
    ]);
    let text = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    view! {
        <Act to=SetTeamRules::PATH hidden=Hidden::of(&desk)>
            <div class="kinds">
                <input type="radio" name="form[who]" value="people" id="who-people" checked=!is_team />
                <label for="who-people">"个人"</label>
                <input type="radio" name="form[who]" value="teams" id="who-teams" checked=is_team />
                <label for="who-teams">"团体"</label>
                <div class="kind who-people"><p class="hint">"名单里的每一行是一个人。"</p></div>
                <div class="kind who-teams">
                    <p class="hint">"名单里的每一行是一队，队里有队员。"</p>
                    <div class="cols even">
                        <div>
                            <Field label="一场几台" name="form[boards]" value=rules.boards.to_string() digits=true longest=2 hint="先写的队奇数台先走。12.2" />
                            <Choose label="出场名单" name="form[line_up]" choices=line_ups value=line_up_key(rules.line_up) />
                        </div>
                        <div>
                            <Field label="一场至多几名外援" name="form[most_guests]" value=text(rules.most_guests) digits=true longest=2 hint="空着不限。超过只提醒。" />
                            <Field label="一场等级分之和至多" name="form[most_rating]" value=text(rules.most_rating) digits=true longest=6 hint="段位赛填段位之和。空着不限。" />
                            <div class="side-by-side">
                                <Field label="每队至少几人" name="form[least_players]" value=text(rules.least_players) digits=true longest=2 hint="不足的，抽签前提醒。空着不限。" />
                                <Field label="每队至多几人" name="form[most_players]" value=text(rules.most_players) digits=true longest=2 hint="多了不收。空着至多 30 人。" />
                            </div>
                            <div class="field"><Tick label="换下的队员以后还能上场" name="form[may_return]" checked=rules.may_return /></div>
                        </div>
                    </div>
                </div>
            </div>
            <p class="gap"><button class="btn">"保存"</button></p>
        </Act>
    }
    .into_any()
}
