//! 赛制: one of the formats, each with its own numbers. Radios show the numbers of the one that is chosen, without
//! script.

use leptos::prelude::*;
use shared::stage::{Eliminate, FirstRound, Format, GroupsFormat, HeatsFormat, SingleElimFormat, SwissFormat};

use super::form::{Choose, Field, Keep, Tick, choices};

/// Every format: its key, its name, and what it is like.
const FORMATS: [(&str, &str, &str); 7] = [
    ("swiss", "积分编排", "每轮同分或近分的人相遇，不淘汰"),
    ("round_robin", "大循环", "人人相遇"),
    ("groups", "分组循环", "分成小组，组内人人相遇"),
    ("single_elim", "单淘汰", "负一场出局"),
    ("double_elim", "双败淘汰", "负两场出局"),
    ("heats", "多人桌", "几个人一桌，各局得分相加"),
    ("ladder", "擂台赛", "胜者守擂，依次攻擂"),
];

/// The key of a format in forms.
pub const fn format_key(format: &Format) -> &'static str {
    match format {
        Format::Swiss(_) => "swiss",
        Format::RoundRobin { .. } => "round_robin",
        Format::Groups(_) => "groups",
        Format::SingleElim(_) => "single_elim",
        Format::DoubleElim => "double_elim",
        Format::Heats(_) => "heats",
        Format::Ladder => "ladder",
    }
}

/// The choice of a format. Of one that has started only what can still change.
#[component]
pub fn FormatFields(
    /// As it is.
    format: Format,
    /// Whether it has started: then the format stays.
    started: bool,
) -> impl IntoView {
    if started {
        return view! { <Started format /> }.into_any();
    }
    let chosen = format_key(&format);
    let radio = |(key, name, _): (&'static str, &'static str, &str)| {
        let id = format!("of-{key}");
        view! {
            <input type="radio" name="form[format]" value=key id=id.clone() checked=key == chosen />
            <label for=id>{name}</label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>"赛制"</legend>
            <div class="kinds">
                {FORMATS.map(radio).into_iter().collect_view()}
                {FORMATS.map(|kind| panel(kind, &format)).into_iter().collect_view()}
            </div>
        </fieldset>
    }
    .into_any()
}

/// The numbers of one format: those that are set, or the usual ones.
fn panel((key, _, what): (&'static str, &str, &'static str), format: &Format) -> impl IntoView + use<> {
    let fields = match key {
        "swiss" => view! { <Swiss swiss=swiss_of(format) /> }.into_any(),
        "round_robin" => {
            let legs = if let Format::RoundRobin { legs } = format { *legs } else { 1 };
            view! { <Choose label="下几遍" name="form[of][legs]" choices=legs_choices() value=legs.to_string() /> }
                .into_any()
        }
        "groups" => view! { <Groups groups=groups_of(format) /> }.into_any(),
        "single_elim" => view! { <Single single=single_of(format) /> }.into_any(),
        "heats" => view! { <Heats heats=heats_of(format) /> }.into_any(),
        _ => ().into_any(),
    };
    view! { <div class=format!("kind of-{key}")><p class="hint">{what}"。"</p>{fields}</div> }
}

/// Of a format that stays, the number of rounds of a Swiss can still change.
#[component]
fn Started(format: Format) -> impl IntoView {
    let Format::Swiss(swiss) = format else { return ().into_any() };
    let first = first_round_key(swiss.first_round);
    let (from, each) = out_words(swiss.eliminate);
    let losses = losses_words(swiss.losses_out);
    view! {
        <Keep name="form[format]" value="swiss" />
        <Keep name="form[of][first_round]" value=first />
        {swiss.smaller_first.then(|| view! { <Keep name="form[of][smaller_first]" value="true" /> })}
        <Rounds swiss />
        <Keep name="form[of][out_from]" value=from />
        <Keep name="form[of][out_each]" value=each />
        <Keep name="form[of][losses_out]" value=losses />
    }
    .into_any()
}

#[component]
fn Rounds(swiss: SwissFormat) -> impl IntoView {
    let apart = swiss.avoid_unit_rounds.iter().max().copied().unwrap_or_default();
    view! {
        <Field label="轮数" name="form[of][rounds]" value=swiss.rounds.to_string() hint="宜为单数。附二 一.2" digits=true longest=2 />
        <Field label="前几轮同单位回避" name="form[of][units_apart]" value=apart.to_string() hint="0 是不回避。附二 一.7" digits=true longest=2 />
        <div class="field">
            <Tick label="同单位始终不相遇" name="form[of][units_never_meet]" checked=swiss.units_never_meet hint="两队对抗时勾：上面的回避是尽量，这一条是一定。" />
        </div>
    }
    .into_any()
}

#[component]
fn Swiss(swiss: SwissFormat) -> impl IntoView {
    let first = first_round_key(swiss.first_round);
    let methods = choices([
        ("adjacent", "近号相遇：1–2，4–3，5–6"),
        ("ends", "首尾相遇：1–末号"),
        ("halves", "对半交叉：1–后半第一"),
    ]);
    let (from, each) = out_words(swiss.eliminate);
    let losses = losses_words(swiss.losses_out);
    let smaller_first = swiss.smaller_first;
    view! {
        <Rounds swiss />
        <Choose label="第一轮" name="form[of][first_round]" choices=methods value=first hint="附二 二.1" />
        <div class="field"><Tick label="首轮各台小号先走" name="form[of][smaller_first]" checked=smaller_first hint="不勾，单数台小号先走，双数台大号先走。" /></div>
        <div class="side-by-side">
            <Field label="第几轮后末位淘汰" name="form[of][out_from]" value=from digits=true longest=2 hint="空着就不淘汰。10.6" />
            <Field label="每次几人" name="form[of][out_each]" value=each digits=true longest=3 />
        </div>
        <Field label="负几场出局" name="form[of][losses_out]" value=losses digits=true longest=1 hint="如 2：负满两场的，下一轮起不再编排，弃权的负也算。带着全部积分进来的，前面负的也算。空着就没有这一条。" />
    }
    .into_any()
}

fn out_words(eliminate: Option<Eliminate>) -> (String, String) {
    let word =
        |number: fn(Eliminate) -> u32| eliminate.map(number).map(|number| number.to_string()).unwrap_or_default();
    (word(|out| out.from_round), word(|out| out.each))
}

fn losses_words(losses_out: Option<u32>) -> String {
    losses_out.map(|losses| losses.to_string()).unwrap_or_default()
}

#[component]
fn Groups(groups: GroupsFormat) -> impl IntoView {
    let rounds = groups.rounds.map(|rounds| rounds.to_string()).unwrap_or_default();
    view! {
        <Field label="分几组" name="form[of][groups]" value=groups.groups.to_string() digits=true longest=2 hint="各组人数至多差一人。" />
        <Choose label="组内下几遍" name="form[of][group_legs]" choices=legs_choices() value=groups.legs.to_string() />
        <Field label="只下前几轮" name="form[of][group_rounds]" value=rounds digits=true longest=2 hint="空着就是组内人人相遇。" />
        <Field label="从循环表的第几轮下起" name="form[of][group_from]" value=(groups.skip + 1).to_string() digits=true longest=2 hint="四人一组，从第 2 轮起是 1–2、3–4，再 1–3、2–4。" />
    }
    .into_any()
}

#[component]
fn Single(single: SingleElimFormat) -> impl IntoView {
    let play_off = choices([("0", "不排"), ("8", "排出第 5 至 8 名"), ("16", "排出第 5 至 16 名")]);
    view! {
        <Field label="下到剩几人" name="form[of][until]" value=single.until.to_string() digits=true longest=3 hint="1 是决出冠军；4 是决出四强，交给下一阶段。" />
        <div class="field"><Tick label="赛第三名" name="form[of][third_place]" checked=single.third_place hint="不赛就并列第三。" /></div>
        <Choose label="后面的名次" name="form[of][play_off]" choices=play_off value=single.play_off.to_string() hint="附加赛，只用于决出冠军的淘汰。" />
    }
    .into_any()
}

#[component]
fn Heats(heats: HeatsFormat) -> impl IntoView {
    view! {
        <Field label="每桌几人" name="form[of][table_size]" value=heats.table_size.to_string() digits=true longest=1 hint="3 至 6 人。" />
        <Field label="每桌几局" name="form[of][table_games]" value=heats.games.to_string() digits=true longest=2 />
    }
    .into_any()
}

fn legs_choices() -> super::form::Choices {
    choices([("1", "一遍"), ("2", "两遍，先后走互换")])
}

const fn first_round_key(method: FirstRound) -> &'static str {
    match method {
        FirstRound::Adjacent => "adjacent",
        FirstRound::Ends => "ends",
        FirstRound::Halves => "halves",
    }
}

fn swiss_of(format: &Format) -> SwissFormat {
    match format {
        Format::Swiss(swiss) => swiss.clone(),
        _ => SwissFormat { avoid_unit_rounds: vec![1], ..SwissFormat::of(7) },
    }
}

const fn groups_of(format: &Format) -> GroupsFormat {
    match format {
        Format::Groups(groups) => *groups,
        _ => GroupsFormat { groups: 4, legs: 1, rounds: None, skip: 0 },
    }
}

const fn single_of(format: &Format) -> SingleElimFormat {
    match format {
        Format::SingleElim(single) => *single,
        _ => SingleElimFormat::CHAMPION,
    }
}

const fn heats_of(format: &Format) -> HeatsFormat {
    match format {
        Format::Heats(heats) => *heats,
        _ => HeatsFormat { table_size: 4, games: 4 },
    }
}
