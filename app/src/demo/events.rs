//! The three sample events: one in its fifth round, one finished, one that takes entries.

use backend::auth::Actor;
use backend::clock;
use backend::service::event::{NewDivision, NewEvent};
use backend::{Backend, Result};
use shared::command::Command;
use shared::division::LotMethod;
use shared::event::{EventInfo, Game};
use shared::result::GameResult;
use shared::stage::{FirstRound, Format, RankingList, RuleEdition, StageSettings, SwissFormat};

use super::desk::{Desk, id};
use super::people;

/// 67 people and one who comes late, seven rounds: four are played, the fifth is going on. Somebody does not come,
/// somebody leaves, somebody is absent for a round, and the field is odd in three rounds.
pub(super) async fn open(backend: &Backend, actor: &Actor) -> Result<()> {
    let lists = vec![RankingList { name: "女子".to_owned(), tag: "女子".to_owned() }];
    let settings = StageSettings { lists, ..settings(swiss(7)) };
    let mut desk = found(backend, actor, 1, about_open(), NewDivision::of_one_stage("公开组", settings)).await?;
    desk.register(people::open()).await?;
    draw(&mut desk, "第六届滨江杯 八时三十分 市棋协").await?;
    desk.pair(1).await?;
    desk.enter_results(1, |_| true).await?;
    for details in people::late() {
        desk.run(Command::EnterLate { details }).await?;
    }
    desk.pair(2).await?;
    desk.forfeit(2, 21, GameResult::FirstByForfeit).await?;
    desk.enter_results(2, |_| true).await?;
    desk.pair(3).await?;
    let no = desk.first_of(3, 30).await?;
    desk.forfeit(3, 30, GameResult::SecondByForfeit).await?;
    desk.enter_results(3, |_| true).await?;
    desk.run(Command::WithdrawEntrant { no, after: 3 }).await?;
    let absent = vec![desk.first_of(3, 18).await?];
    desk.run(Command::SetAbsent { stage: 0, absent }).await?;
    desk.pair(4).await?;
    desk.enter_results(4, |_| true).await?;
    desk.pair(5).await?;
    desk.enter_results(5, |board| board > 8 && board % 3 != 0).await
}

/// Nine people, everybody against everybody, finished.
pub(super) async fn gomoku(backend: &Backend, actor: &Actor) -> Result<()> {
    let settings = settings(Format::RoundRobin { legs: 1 });
    let mut desk = found(backend, actor, 2, about_gomoku(), NewDivision::of_one_stage("女子组", settings)).await?;
    desk.register(people::gomoku()).await?;
    draw(&mut desk, "五子棋 女子组").await?;
    desk.run(Command::PublishSchedule { stage: 0 }).await?;
    for round in 1..=9 {
        desk.enter_results(round, |_| true).await?;
    }
    desk.run(Command::Finish).await
}

/// Twelve pupils who have not drawn numbers yet.
pub(super) async fn junior(backend: &Backend, actor: &Actor) -> Result<()> {
    let mut desk =
        found(backend, actor, 3, about_junior(), NewDivision::of_one_stage("小学组", settings(swiss(5)))).await?;
    desk.register(people::junior()).await
}

pub(super) async fn found<'a>(
    backend: &'a Backend,
    actor: &'a Actor,
    event: u64,
    info: EventInfo,
    division: NewDivision,
) -> Result<Desk<'a>> {
    let new = NewEvent { info, divisions: vec![division] };
    let slug = backend.create_event(actor, id(event, 0), new).await?;
    Ok(Desk::new(backend, actor, event, slug))
}

pub(super) async fn draw(desk: &mut Desk<'_>, seed: &str) -> Result<()> {
    let seed = seed.to_owned();
    desk.run(Command::DrawNumbers { seed, method: LotMethod::All, units_apart: true }).await
}

fn swiss(rounds: u32) -> Format {
    Format::Swiss(SwissFormat {
        rounds,
        first_round: FirstRound::Adjacent,
        smaller_first: false,
        avoid_unit_rounds: vec![1],
        units_never_meet: false,
        eliminate: None,
        losses_out: None,
    })
}

fn settings(format: Format) -> StageSettings {
    StageSettings { name: "正赛".to_owned(), ..StageSettings::usual(format, RuleEdition::Cxa2011) }
}

fn about_open() -> EventInfo {
    let today: String = clock::in_words(clock::now()).chars().take(10).collect();
    EventInfo {
        name: "第六届“滨江杯”象棋公开赛".to_owned(),
        game: Game::Xiangqi,
        organizer: "市棋类协会".to_owned(),
        venue: "滨江文体中心二楼多功能厅".to_owned(),
        starts_on: today.clone(),
        ends_on: today,
        time_rule: "每方 25 分钟，每走一步加 5 秒；超时判负。迟到 15 分钟判弃权。".to_owned(),
        supplement: "每轮结束由双方在记分条上签字，胜方（和棋为红方）交到裁判台。\n手机请调静音，对局中使用手机判负。"
            .to_owned(),
    }
}

fn about_gomoku() -> EventInfo {
    EventInfo {
        name: "第十届职工文化节五子棋赛".to_owned(),
        game: Game::Gomoku,
        organizer: "公司工会".to_owned(),
        venue: "职工之家".to_owned(),
        starts_on: "2026-10-17".to_owned(),
        ends_on: "2026-10-17".to_owned(),
        time_rule: "每方 15 分钟包干。".to_owned(),
        supplement: "指定开局，三手可交换。".to_owned(),
    }
}

fn about_junior() -> EventInfo {
    EventInfo {
        name: "城区小学生象棋等级赛".to_owned(),
        game: Game::Xiangqi,
        organizer: "区少年宫".to_owned(),
        venue: "区少年宫三楼".to_owned(),
        time_rule: "每方 20 分钟包干。".to_owned(),
        ..EventInfo::default()
    }
}
