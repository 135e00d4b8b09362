//! 一场怎样下: how many games, what decides a level match, what a match scores.

use leptos::prelude::*;
use shared::event::Game;
use shared::matches::{Decider, LaterLength, MatchLength, MatchSettings};
use shared::stage::PointTable;
use shared::words;

use super::form::{Choices, Choose, Tick, choices, options};
use crate::api::forms::{point_choices, points_key};
use crate::api::read_stage::{AS_BEFORE, decider_key, length_key};

/// Places for deciders beyond those that are set.
const SPARE_DECIDERS: usize = 2;

/// The games of a match.
#[component]
pub fn MatchFields(
    /// As they are.
    matches: MatchSettings,
    /// Whether teams meet.
    team: bool,
    /// Which names the sides.
    game: Game,
) -> impl IntoView {
    let open = team || matches != MatchSettings::default();
    let length = length_key(matches.length);
    view! {
        <details class="more" open=open>
            <summary>"一场几局，平了怎么办"</summary>
            <div class="cols even">
                <div>
                    <Choose label="一场" name="form[matches][length]" choices=lengths(matches.length) value=length hint=if team { "每台下几局，先后走互换。" } else { "几局的先后走互换。" } />
                    <Later later=matches.later.clone() />
                    <div class="field"><Tick label="和棋也算一局" name="form[matches][draws_count]" checked=matches.draws_count hint="几局几胜时用；不勾，和了重下。" /></div>
                </div>
                <div>
                    <Deciders deciders=matches.deciders.clone() game />
                    <MatchPoints points=matches.points />
                    <div class="field">
                        <Tick label="每轮得分就是局分" name="form[matches][by_game_points]" checked=matches.by_game_points hint="不勾，按场分。" />
                        {team.then(|| view! { <Tick label="打平只重下和棋的台" name="form[matches][replay_drawn]" checked=matches.replay_drawn_boards hint="快棋，先后走互换。" /> })}
                    </div>
                </div>
            </div>
        </details>
    }
    .into_any()
}

/// The lengths to choose from, with one that is set and unusual.
fn lengths(set: MatchLength) -> Choices {
    let usual = [
        MatchLength::One,
        MatchLength::Games(2),
        MatchLength::BestOf(3),
        MatchLength::BestOf(5),
        MatchLength::BestOf(7),
        MatchLength::Games(3),
        MatchLength::Games(4),
        MatchLength::Games(6),
    ];
    let unusual = (!usual.contains(&set)).then_some(set);
    usual.into_iter().chain(unusual).map(|length| (length_key(length), words::match_length_name(length))).collect()
}

/// Other lengths of later rounds.
#[component]
fn Later(later: Vec<LaterLength>) -> impl IntoView {
    let row = |later: Option<LaterLength>| {
        let from = later.map(|later| later.from_round.to_string()).unwrap_or_default();
        let length = later.map_or(MatchLength::BestOf(3), |later| later.length);
        view! {
            <li>
                <label>"从第几轮起"<input class="in" name="form[matches][later_from][]" value=from inputmode="numeric" autocomplete="off" maxlength="2" /></label>
                <label>"改为"<select class="in" name="form[matches][later_length][]">{options(lengths(length), &length_key(length))}</select></label>
            </li>
        }
    };
    let rows = later.into_iter().map(Some).chain([None]).map(row).collect_view();
    view! { <fieldset class="field"><legend>"后面的轮次"</legend><ul class="later">{rows}</ul><p class="hint">"空着就都一样。"</p></fieldset> }
        .into_any()
}

#[component]
fn Deciders(deciders: Vec<Decider>, game: Game) -> impl IntoView {
    let places = deciders.into_iter().map(Some).chain((0..SPARE_DECIDERS).map(|_| None));
    let select = |(decider, place): (Option<Decider>, u32)| {
        let key = decider.map(decider_key).unwrap_or_default();
        let label = format!("第 {place} 步");
        view! { <li><select class="in" name="form[matches][deciders][]" aria-label=label>{options(decider_choices(decider, game), &key)}</select></li> }
    };
    let rows = places.zip(1..).map(select).collect_view();
    view! {
        <fieldset class="field">
            <legend>"打平以后，依次"</legend>
            <ol class="keys">{rows}</ol>
            <p class="hint">"都空着：平就是平；淘汰赛里等组织者决定。最后一步会一再用。"</p>
        </fieldset>
    }
    .into_any()
}

fn decider_choices(set: Option<Decider>, game: Game) -> Choices {
    let usual = [Decider::Quick(1), Decider::Quick(2), Decider::DrawOdds, Decider::Lots];
    let unusual = set.filter(|set| !usual.contains(set));
    let word = |decider: Decider| (decider_key(decider), words::decider_name(decider, game));
    std::iter::once((String::new(), "不用".to_owned())).chain(usual.into_iter().chain(unusual).map(word)).collect()
}

/// 场分.
#[component]
fn MatchPoints(points: Option<PointTable>) -> impl IntoView {
    let key = match points {
        None => "",
        Some(points) => points_key(&points).unwrap_or(AS_BEFORE),
    };
    let mut all = choices([("", "胜 2 平 1 负 0")]);
    all.extend(point_choices());
    if key == AS_BEFORE {
        all.push((AS_BEFORE.to_owned(), "照原来的".to_owned()));
    }
    view! { <Choose label="场分" name="form[matches][points]" choices=all value=key hint="一场得几分。13.2" /> }
        .into_any()
}
