//! The fields of what is settled about a stage.

use leptos::prelude::*;
use shared::event::Game;
use shared::id::No;
use shared::ranking::TieBreak;
use shared::stage::{ForfeitLimit, PointTable, RuleEdition, StageSettings};
use shared::words;

use super::event_fields::{preset_choices, rule_choices};
use super::form::{Choices, Choose, Field, Lines, Tick, options};
use super::format_fields::FormatFields;
use super::match_fields::MatchFields;
use super::source_fields::SourceFields;
use super::state::Desk;
use crate::api::read_stage::{self, USUAL_CHAIN, chain_key};
use crate::api::stage_form::StageForm;
use crate::api::typed_stage::{self, Place};
use crate::components::{Note, NoteKind};
use crate::wording;

/// Empty places at the end of the chain, to add keys.
const SPARE_KEYS: usize = 2;

/// What the form of a stage is about.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The settings as they are, or as typed and refused.
    pub settings: StageSettings,
    /// The form that was refused.
    pub refused: Option<StageForm>,
    /// The names of the stages before it.
    pub before: Vec<String>,
    /// Whether it has seats or rounds: then its format and its entrants stay.
    pub started: bool,
    /// Whether teams play.
    pub team: bool,
    /// Which names the sides.
    pub game: Game,
}

impl Subject {
    /// The stage at hand.
    pub fn of(desk: &Desk) -> Self {
        let before = desk.division().stages.iter().take(desk.stage_index);
        Self {
            settings: desk.stage.settings.clone(),
            refused: None,
            before: before.map(|stage| words::stage_name(&stage.settings)).collect(),
            started: desk.stage.has_begun(),
            team: desk.division().team.is_some(),
            game: desk.game(),
        }
    }

    /// A stage to be added at a place.
    pub fn new_of(desk: &Desk, index: usize, settings: StageSettings) -> Self {
        let before = desk.division().stages.iter().take(index);
        let before = before.map(|stage| words::stage_name(&stage.settings)).collect();
        let (team, game) = (desk.division().team.is_some(), desk.game());
        Self { settings, refused: None, before, started: false, team, game }
    }

    /// The same as it was typed, where it was refused.
    pub async fn as_typed(self, desk: &Desk, place: Place) -> Self {
        let at = (desk.here.slug.as_str(), desk.here.number);
        let refused = typed_stage::refused(&desk.backend, desk.actor.session(), at, place, &self.settings).await;
        let Some(form) = refused else { return self };
        Self { settings: read_stage::stage(&form, &self.settings, self.team), refused: Some(form), ..self }
    }
}

/// Everything that is settled about a stage.
#[component]
pub fn StageFields(
    /// Which stage.
    subject: Subject,
    /// The page without what was refused.
    fresh: String,
) -> impl IntoView {
    let Subject { settings, refused, before, started, team, game } = subject;
    let name = settings.name.clone();
    let is_kept = refused.is_some().then(|| {
        view! {
            <div class="gap-l">
                <Note kind=NoteKind::Warn title="下面是上次填的，还没有存">
                    <p><a href=fresh>"照现在的设置重填"</a></p>
                </Note>
            </div>
        }
    });
    let points = refused.map_or_else(|| points_of(settings.points), points_typed);
    view! {
        {is_kept}
        <div class="cols even">
            <div>
                <Field label="阶段名称" name="form[name]" value=name longest=40 hint="如 预赛、决赛。空着就用赛制的名称。" />
                <FormatFields format=settings.format.clone() started />
            </div>
            <div>
                <ChainFields settings=settings.clone() team />
                <PointFields points />
                <Choose label="规则版本" name="form[rules]" choices=rule_choices() value=rules_key(settings.rules) hint="退赛、弃权按哪一版处理。" />
                <ForfeitFields limit=settings.forfeit_limit />
            </div>
        </div>
        {(!started).then(|| view! { <SourceFields settings=settings.clone() before /> })}
        <MatchFields matches=settings.matches.clone() team game />
        <SpecialPairs settings />
    }
    .into_any()
}

/// How many games somebody may miss.
#[component]
fn ForfeitFields(limit: Option<ForfeitLimit>) -> impl IntoView {
    let games = limit.map(|limit| limit.games.to_string()).unwrap_or_default();
    let (in_a_row, unranked) = limit.map_or((true, false), |limit| (limit.in_a_row, limit.unranked));
    view! {
        <Field label="弃权几次不再编排" name="form[forfeits][games]" value=games digits=true longest=2 hint="如 2。到了次数，“编排”一页会列出来，由您办退赛。空着就是不限。" />
        <div class="field">
            <Tick label="连续的才算" name="form[forfeits][in_a_row]" checked=in_a_row hint="不勾，前后累计。" />
            <Tick label="不计名次" name="form[forfeits][unranked]" checked=unranked hint="因此退赛的，名次表上不排。" />
        </div>
    }
    .into_any()
}

/// 胜, 先和, 后和, 负, 轮空.
fn points_of(points: PointTable) -> [String; 5] {
    let PointTable { win, draw_first, draw_second, loss, bye } = points;
    [win, draw_first, draw_second, loss, bye].map(|value| value.to_string())
}

/// The same as typed: what is no number has no value to show.
fn points_typed(form: StageForm) -> [String; 5] {
    let StageForm { win, draw_first, draw_second, loss, bye, .. } = form;
    [win, draw_first, draw_second, loss, bye]
}

#[component]
fn PointFields(points: [String; 5]) -> impl IntoView {
    let [win, draw_first, draw_second, loss, bye] = points;
    let cell = |label: &'static str, name: &'static str, value: String| {
        view! { <label>{label}<input class="in" name=name value=value inputmode="decimal" autocomplete="off" maxlength="5" /></label> }
    };
    view! {
        <fieldset class="field">
            <legend>"计分"</legend>
            <div class="five">
                {cell("胜", "form[win]", win)}
                {cell("先和", "form[draw_first]", draw_first)}
                {cell("后和", "form[draw_second]", draw_second)}
                {cell("负", "form[loss]", loss)}
                {cell("轮空", "form[bye]", bye)}
            </div>
            <p class="hint">"可以是半分，如 0.5。改了以后，各轮积分重新算。"</p>
        </fieldset>
    }
    .into_any()
}

/// The chain: a preset, or key by key.
#[component]
fn ChainFields(settings: StageSettings, team: bool) -> impl IntoView {
    let preset = chain_key(&settings, team);
    let chain = settings.tie_breaks;
    let mut named = preset_choices("按下面逐项");
    named.insert(0, (USUAL_CHAIN.to_owned(), "随赛制和规则版本".to_owned()));
    let places = chain.iter().map(|key| key.to_string()).chain((0..SPARE_KEYS).map(|_| String::new()));
    let selects = places.zip(1..).map(|(key, place)| key_select(place, &key)).collect_view();
    view! {
        <Choose label="名次怎样分先后" name="form[preset]" choices=named value=preset hint="规则里的一套；下面改了一项，就按下面逐项。" />
        <details class="more" open=preset.is_empty()>
            <summary>"逐项增减、换次序"</summary>
            <p class="hint">"空着的跳过，同一项不能有两次。换了上面的一套，这里就不用。"</p>
            <ol class="keys">{selects}</ol>
        </details>
        <details class="more">
            <summary>"各项是什么意思"</summary>
            <KeySentences />
        </details>
    }
    .into_any()
}

fn key_select(place: u32, key: &str) -> impl IntoView + use<> {
    let word = |key: TieBreak| (key.to_string(), wording::tie_break_name(key));
    let mut choices: Choices = std::iter::once((String::new(), "不用".to_owned())).collect();
    choices.extend(TieBreak::ALL.map(word));
    if !choices.iter().any(|(known, _)| known == key)
        && let Ok(other) = key.parse::<TieBreak>()
    {
        choices.push(word(other));
    }
    view! {
        <li>
            <select class="in" name="form[chain][]" aria-label=format!("第 {place} 项")>{options(choices, key)}</select>
        </li>
    }
    .into_any()
}

#[component]
fn KeySentences() -> impl IntoView {
    let row = |key: TieBreak| view! { <div><dt>{wording::tie_break_name(key)}</dt><dd>{wording::tie_break_sentence(key)}</dd></div> };
    view! { <dl class="terms">{TieBreak::ALL.map(row).into_iter().collect_view()}</dl> }
}

/// Pairs forbidden and granted, boards that are fixed, and lists inside the pool.
#[component]
fn SpecialPairs(settings: StageSettings) -> impl IntoView {
    let fixed = settings.fixed_boards.iter().map(|(no, board)| format!("{no}-{board}")).collect::<Vec<_>>().join("，");
    let lists = settings.lists.iter().map(|list| list.name.clone()).collect::<Vec<_>>().join("\n");
    view! {
        <details class="more">
            <summary>"指定、禁止、固定台、分列名次"</summary>
            <div class="cols even">
                <div>
                    <Field label="不许相遇的对子" name="form[forbidden]" value=pair_words(&settings.forbidden) hint="用序号，如 3-8，12-5。" longest=2000 />
                    <Field label="准许再遇的对子" name="form[rematch]" value=pair_words(&settings.allow_rematch) hint="实在排不通的时候用。附二 一.6" longest=2000 />
                </div>
                <div>
                    <Field label="固定台" name="form[fixed]" value=fixed hint="序号-台号，如 7-1：7 号总在第 1 台。" longest=2000 />
                    <Field label="名次从第几名起" name="form[places_from]" value=settings.places_from.map(|place| place.to_string()).unwrap_or_default() digits=true longest=3 hint="如只排第 5 名以后的阶段填 5。空着就按阶段的先后。" />
                    <Lines label="分列名次" name="form[lists]" value=lists rows=2 hint="每行一个标记，如 女子。带这个标记的人另排一份名次。" />
                </div>
            </div>
        </details>
    }
    .into_any()
}

fn pair_words(pairs: &[(No, No)]) -> String {
    pairs.iter().map(|(a, b)| format!("{a}-{b}")).collect::<Vec<_>>().join("，")
}

const fn rules_key(rules: RuleEdition) -> &'static str {
    match rules {
        RuleEdition::Cxa2011 => "2011",
        RuleEdition::Cxa1999 => "1999",
        RuleEdition::HongKong => "hk",
    }
}
