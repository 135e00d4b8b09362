//! The papers that can be printed by anybody, stage by stage.

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
    let paper = |text: &str, kind: &str| (format!("{name}{text}"), here.to(&format!("papers/{kind}")));
    let whole = match &stage.settings.format {
        Format::SingleElim(_) | Format::DoubleElim if stage.seats.is_some() => {
            vec![paper("签表", "bracket.pdf"), paper("签表，A3", "bracket.pdf?size=a3")]
        }
        Format::Groups(_) if stage.seats.is_some() => vec![paper("分组成绩表", "groups.pdf")],
        Format::Swiss(_) if last > 0 => vec![paper("积分编排成绩表", &format!("rounds.pdf?round={last}"))],
        Format::RoundRobin { .. } if last > 0 => vec![paper("循环赛成绩表", &format!("cross.pdf?round={last}"))],
        _ => Vec::new(),
    };
    let mut papers = Vec::new();
    if last > 0 && !matches!(stage.settings.format, Format::Heats(_)) {
        papers.push(paper(&format!("第 {last} 轮对阵，按台次"), &format!("boards.pdf?round={last}")));
        papers.push(paper(&format!("第 {last} 轮对阵，按姓名"), &format!("names.pdf?round={last}")));
    }
    if complete > 0 && tabs::has_standings(here) {
        papers.push(paper(&format!("第 {complete} 轮后名次"), &format!("standings.pdf?round={complete}")));
    }
    papers.extend(whole);
    papers
}

fn of_division(here: &Here) -> Vec<Paper> {
    let paper = |text: &str, kind: &str| (text.to_owned(), format!("{}/papers/{kind}.pdf", here.base()));
    let begun = here.division.has_started();
    let offered = [
        (here.is_team(), paper("队伍和队员", "teams")),
        (begun && !here.division.totals.is_empty(), paper("队员总分", "totals")),
        (tabs::has_places(here), paper("名次和奖项", "places")),
    ];
    offered.into_iter().filter(|(is, _)| *is).map(|(_, paper)| paper).collect()
}
