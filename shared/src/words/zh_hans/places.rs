//! Why somebody has their final place.

use super::join;
use super::settings::stage_name;
use crate::bracket;
use crate::division::Division;
use crate::id::No;
use crate::placing::PlaceReason;
use crate::words::names;

/// The reason for a final place in a sentence: 淘汰赛第 2 轮负于孙知行（第 25 场）。
pub fn place_reason(reason: &PlaceReason, division: &Division) -> String {
    match *reason {
        PlaceReason::Rank { stage, rank } => format!("{}第 {rank} 名。", stage_words(division, stage)),
        PlaceReason::InGroup { stage, group, rank } => {
            format!("{}第 {group} 组第 {rank} 名。", stage_words(division, stage))
        }
        PlaceReason::Won { stage, number } => {
            let over = loser(division, stage, number).map(|name| format!("胜{}", join::apart(&name)));
            format!("{}第 {number} 场{}。", stage_words(division, stage), over.unwrap_or_else(|| "轮空".to_owned()))
        }
        PlaceReason::LostIn { stage, number, round } => {
            let to = winner(division, stage, number).map(|name| format!("负于{}", join::apart(&name)));
            let how = to.unwrap_or_else(|| "未能晋级".to_owned());
            format!("{}第 {round} 轮{how}（第 {number} 场）。", stage_words(division, stage))
        }
        PlaceReason::Open => "还在赛，名次未定。".to_owned(),
        PlaceReason::Unranked => "陪打或成绩注销，不计名次。".to_owned(),
    }
}

/// The stage's name, where the division has several.
fn stage_words(division: &Division, stage: u32) -> String {
    let settings =
        usize::try_from(stage).ok().and_then(|stage| division.stages.get(stage)).map(|stage| &stage.settings);
    let name = settings.filter(|_| division.stages.len() > 1).map(stage_name).unwrap_or_default();
    join::apart(&name).trim_start().to_owned()
}

fn winner(division: &Division, stage: u32, number: u32) -> Option<String> {
    match_of(division, stage, number)?.winner.map(|no| name(division, no))
}

fn loser(division: &Division, stage: u32, number: u32) -> Option<String> {
    match_of(division, stage, number)?.loser.map(|no| name(division, no))
}

fn match_of(division: &Division, stage: u32, number: u32) -> Option<bracket::Standing> {
    let played = bracket::run(division, usize::try_from(stage).ok()?);
    played.into_iter().find(|standing| standing.planned.number == number)
}

fn name(division: &Division, no: No) -> String {
    names(division)(no)
}

/// Of somebody who has left a stage that goes on for a later one (from 0): 已转入第 2 阶段.
pub fn moved_to(stage: u32) -> String {
    format!("已转入第 {} 阶段", stage.saturating_add(1))
}
