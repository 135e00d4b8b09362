//! The papers that can be printed by anybody, stage by stage.

use backend::service::paper::PaperKind;
use leptos::prelude::*;
use shared::stage::Format;

use super::division::Here;
use super::tabs;

/// A paper: what it is called, and where it is.
type Paper = (String, String);

/// The papers of a division that there are by now.
pub(super) fn section(here: &Here) -> Option<AnyView> {
    let stages = (0..here.division.stages.len()).filter_map(|stage| here.in_stage(stage));
    let mut papers: Vec<Paper> = stages.flat_map(|here| of_stage(&here)).collect();
    papers.extend(of_division(here));
    let link = |(text, href): Paper| view! { <a href=href>{text}<span>"PDF"</span></a> };
    let links: Vec<_> = papers.into_iter().map(link).collect();
    (!links.is_empty()).then(|| {
        view! {
            <section class="sect">
                <h2>"打印"</h2>
                <nav class="links" aria-label="可打印的表">{links}</nav>
            </section>
        }
        .into_any()
    })
}

fn of_stage(here: &Here) -> Vec<Paper> {
    let Some(stage) = here.stage() else { return Vec::new() };
    let (last, complete) = (here.published(), here.last_complete());
    let name = if here.has_stages() { format!("{}　", here.stage_name()) } else { String::new() };
    let paper = |kind: PaperKind, text: &str, query: &str| {
        (format!("{name}{text}"), here.to(&format!("papers/{}.pdf{query}", kind.key())))
    };
    let own = |kind: PaperKind, query: &str| paper(kind, kind.title(), query);
    let whole = match &stage.settings.format {
        Format::SingleElim(_) | Format::DoubleElim if stage.seats.is_some() => {
            let a3 = format!("{}，A3", PaperKind::Bracket.title());
            vec![own(PaperKind::Bracket, ""), paper(PaperKind::Bracket, &a3, "?size=a3")]
        }
        Format::Groups(_) if stage.seats.is_some() => vec![own(PaperKind::Groups, "")],
        Format::Swiss(_) if last > 0 => vec![own(PaperKind::Rounds, &format!("?round={last}"))],
        Format::RoundRobin { .. } if last > 0 => vec![own(PaperKind::Cross, &format!("?round={last}"))],
        _ => Vec::new(),
    };
    let mut papers = Vec::new();
    if last > 0 && !matches!(stage.settings.format, Format::Heats(_)) {
        let query = format!("?round={last}");
        papers.push(paper(PaperKind::Boards, &format!("第 {last} 轮对阵，按台次"), &query));
        papers.push(paper(PaperKind::Names, &format!("第 {last} 轮对阵，按姓名"), &query));
    }
    if complete > 0 && tabs::has_standings(here) {
        let text = format!("第 {complete} 轮后名次");
        papers.push(paper(PaperKind::Standings, &text, &format!("?round={complete}")));
    }
    papers.extend(whole);
    papers
}

fn of_division(here: &Here) -> Vec<Paper> {
    let paper = |kind: PaperKind| (kind.title().to_owned(), format!("{}/papers/{}.pdf", here.base(), kind.key()));
    let begun = here.division.has_started();
    let offered = [
        (here.is_team(), paper(PaperKind::Teams)),
        (begun && !here.division.totals.is_empty(), paper(PaperKind::Totals)),
        (tabs::has_places(here), paper(PaperKind::Places)),
    ];
    offered.into_iter().filter(|(is, _)| *is).map(|(_, paper)| paper).collect()
}
