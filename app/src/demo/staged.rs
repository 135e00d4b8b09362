//! The sample events of several stages, brackets and teams, each in the middle.

use backend::auth::Actor;
use backend::service::event::NewDivision;
use backend::{Backend, Error, Result};
use shared::event::EventInfo;
use shared::stage::RuleEdition;
use shared::structure::templates;

use super::events::{draw, found};
use super::people;

/// 48 pupils: twelve groups are played, six of the twelve winners have met, the next stage waits.
pub(super) async fn school(backend: &Backend, actor: &Actor) -> Result<()> {
    let info = EventInfo {
        name: "“新苗杯”小学生象棋赛".to_owned(),
        organizer: "区教育局".to_owned(),
        venue: "实验小学体育馆".to_owned(),
        time_rule: "每方 15 分钟包干；加赛快棋每方 5 分钟。".to_owned(),
        ..EventInfo::default()
    };
    let mut desk = found(backend, actor, 4, info, division("小学组", "groups_12x4")?).await?;
    desk.register(people::school()).await?;
    draw(&mut desk, "新苗杯 序号 2026").await?;
    desk.start(0, "新苗杯 分组 2026").await?;
    for round in 1..=3 {
        desk.pair(round).await?;
        desk.enter_results(round, |_| true).await?;
    }
    desk.part_the_tied(1).await?;
    desk.start(1, "新苗杯 淘汰 2026").await?;
    desk.play_matches(1, |board| board <= 4).await?;
    desk.play_game(1, 5).await.map(|_| ())
}

/// A double elimination of sixteen: the first round is played, both sides go on.
pub(super) async fn night(backend: &Backend, actor: &Actor) -> Result<()> {
    let info = EventInfo {
        name: "夜棋会双败淘汰赛".to_owned(),
        organizer: "棋友茶社".to_owned(),
        venue: "棋友茶社".to_owned(),
        ..EventInfo::default()
    };
    let mut desk = found(backend, actor, 5, info, division("公开组", "double_elim_16")?).await?;
    desk.register(people::night()).await?;
    draw(&mut desk, "夜棋会 序号").await?;
    desk.start(0, "夜棋会 签位").await?;
    desk.play_matches(1, |_| true).await?;
    desk.play_matches(2, |board| board % 2 == 1).await
}

/// Eight teams of four boards: two rounds are played, the third has its line-ups and some games.
pub(super) async fn clubs(backend: &Backend, actor: &Actor) -> Result<()> {
    let info = EventInfo {
        name: "职工象棋团体赛".to_owned(),
        organizer: "市总工会".to_owned(),
        venue: "工人文化宫".to_owned(),
        time_rule: "每方 30 分钟，每走一步加 10 秒。".to_owned(),
        ..EventInfo::default()
    };
    let mut desk = found(backend, actor, 6, info, division("团体", "team_swiss")?).await?;
    desk.register_teams(people::clubs()).await?;
    draw(&mut desk, "职工团体 序号").await?;
    for round in 1..=3 {
        desk.pair(round).await?;
        desk.hand_in_line_ups(round, |board| round < 3 || board < 4).await?;
        desk.play_matches(round, |board| round < 3 || board == 1).await?;
    }
    desk.play_game(3, 2).await.map(|_| ())
}

/// A division as a template makes it.
fn division(name: &str, template: &str) -> Result<NewDivision> {
    let made = templates::structure(template, RuleEdition::Cxa2011).ok_or(Error::NotFound)?;
    Ok(NewDivision::of_structure(name, made))
}
