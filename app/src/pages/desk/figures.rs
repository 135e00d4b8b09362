//! 要紧的几项: the numbers of all stages, of teams and of 队员总分, 分列名次 and 奖项, in one form below the boxes.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::stage::Stage;
use shared::structure::figures::{self, Figure, FigureAt, StageFigure};
use shared::words;

use super::figure_lists::{Lists, Prizes};
use super::form::{Act, Hidden};
use super::state::Desk;
use crate::api::figures::{FiguresForm, SetFigures};
use crate::api::{read_figures, typed_figures};
use crate::components::{Note, NoteKind};

/// The form as it opens: as the division stands, or as typed and refused.
#[derive(Clone, Debug)]
pub struct Opening {
    form: FiguresForm,
    is_typed: bool,
}

impl Opening {
    /// With what was typed and refused last, unless it is left aside.
    pub async fn of(desk: &Desk, fresh: bool) -> Self {
        let form = read_figures::as_it_stands(desk.division());
        let at = (desk.here.slug.as_str(), desk.here.number);
        let typed = typed_figures::refused(&desk.backend, desk.actor.session(), at, desk.division()).await;
        match typed.filter(|_| !fresh) {
            Some(typed) => Self { form: form.typed_over(&typed), is_typed: true },
            None => Self { form, is_typed: false },
        }
    }
}

/// Numbers that belong together: of a stage, of teams, of a table of 队员总分.
struct Group {
    title: String,
    name: String,
    begun: bool,
    rows: Vec<Row>,
}

/// Numbers that are read as one: of one source, or of the stage itself.
struct Row {
    lead: String,
    figures: Vec<FigureAt>,
}

/// The whole form; nothing once the division is closed.
#[component]
pub fn Figures(
    /// Where.
    desk: Desk,
    /// As it opens.
    opening: Opening,
) -> impl IntoView {
    if desk.division().finished {
        return ().into_any();
    }
    let Opening { form, is_typed } = opening;
    let is_kept = is_typed.then(|| view! { <Kept fresh=desk.page("structure?fresh=1") /> });
    let group = |group: Group| view! { <Numbers group form=form.clone() /> };
    let groups = groups(&desk).into_iter().map(group).collect_view();
    view! {
        <section class="sect" id="figures">
            <h2>"要紧的几项"</h2>
            {is_kept}
            <Act to=SetFigures::PATH hidden=Hidden::of(&desk) class="figures">
                {groups}
                <Lists desk=desk.clone() form=form.clone() />
                <Prizes desk=desk.clone() rows=form.prizes.clone() />
                <p class="save"><button class="btn go">"保存这几项"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

#[component]
fn Kept(fresh: String) -> impl IntoView {
    view! {
        <Note kind=NoteKind::Warn title="下面是上次填的，还没有存">
            <p><a href=fresh>"照现在的设置重填"</a></p>
        </Note>
    }
}

fn groups(desk: &Desk) -> Vec<Group> {
    let all = figures::figures(desk.division());
    let several = desk.division().stages.len() > 1;
    let stages = (0..).zip(&desk.division().stages);
    let mut groups: Vec<Group> = stages.map(|(number, stage)| of_stage(&all, number, stage, several)).collect();
    let teams = all.iter().filter(|at| matches!(at.figure, Figure::Teams(_)));
    groups.push(plain("团体", String::new(), teams));
    for (number, table) in (0..).zip(&desk.division().totals) {
        let own = all.iter().filter(|at| matches!(at.figure, Figure::Totals { table, .. } if table == number));
        groups.push(plain("队员总分", table.name.clone(), own));
    }
    groups.retain(|group| group.rows.iter().any(|row| !row.figures.is_empty()));
    groups
}

fn of_stage(all: &[FigureAt], number: u32, stage: &Stage, several: bool) -> Group {
    let of = |is_of: &dyn Fn(StageFigure) -> bool| -> Vec<FigureAt> {
        let own = |at: &&FigureAt| matches!(at.figure, Figure::Stage { stage, of } if stage == number && is_of(of));
        all.iter().filter(own).copied().collect()
    };
    let from = (0..).zip(&stage.settings.from).map(|(place, source)| Row {
        lead: words::source_heading(source),
        figures: of(&|of| matches!(of, StageFigure::Source { source, .. } if source == place)),
    });
    let itself = Row { lead: String::new(), figures: of(&|of| !matches!(of, StageFigure::Source { .. })) };
    let mut rows: Vec<Row> = from.chain([itself]).collect();
    rows.retain(|row| !row.figures.is_empty());
    let title = if several { format!("阶段 {}", number + 1) } else { "比赛".to_owned() };
    Group { title, name: words::stage_name(&stage.settings), begun: stage.has_begun(), rows }
}

fn plain<'a>(title: &str, name: String, figures: impl Iterator<Item = &'a FigureAt>) -> Group {
    let figures: Vec<FigureAt> = figures.copied().collect();
    let begun = figures.iter().any(|at| !at.open);
    Group { title: title.to_owned(), name, begun, rows: vec![Row { lead: String::new(), figures }] }
}

/// The numbers of a group, each a short field; as plain text where the stage has begun.
#[component]
fn Numbers(group: Group, form: FiguresForm) -> impl IntoView {
    let row = |row: Row| {
        let lead = (!row.lead.is_empty()).then(|| view! { <span class="lead">{row.lead}</span> });
        let figures = row.figures.iter().map(|at| number(at, &form)).collect_view();
        view! { <div class="nums">{lead}{figures}</div> }
    };
    let rows = group.rows.into_iter().map(row).collect_view();
    let name = (!group.name.is_empty()).then(|| view! { <span>{group.name}</span> });
    let begun = group.begun.then(|| view! { <span class="mute">"已经开始，不再变"</span> });
    view! {
        <fieldset class="part">
            <legend><b>{group.title}</b> " " {name} " " {begun}</legend>
            {rows}
        </fieldset>
    }
    .into_any()
}

fn number(at: &FigureAt, form: &FiguresForm) -> AnyView {
    let key = at.figure.to_string();
    let label = words::figure_label(at.figure);
    let empty = words::figure_empty(at.figure);
    let Some((index, of)) = form.of.iter().enumerate().find(|(_, of)| of.key == key).filter(|_| at.open) else {
        let value = at.value.map_or_else(|| empty.to_owned(), |value| value.to_string());
        return view! { <span class="figure">{label} <b>{value}</b></span> }.into_any();
    };
    let name = |field: &str| format!("form[of][{index}][{field}]");
    let longest = at.bounds.most.to_string().len().to_string();
    let placeholder = at.bounds.optional.then_some(empty);
    let (seen, to) = (of.seen.clone(), of.to.clone());
    view! {
        <label class="figure">
            {label}
            <input type="hidden" name=name("key") value=key.clone() />
            <input type="hidden" name=name("seen") value=seen />
            <input class="in" id=key name=name("to") value=to inputmode="numeric" autocomplete="off" maxlength=longest placeholder=placeholder />
        </label>
    }
    .into_any()
}
