//! What the next page says: what was done and how it can be undone, or why it was not done.

use backend::{Error, Invalid};
use shared::event::Game;
use shared::id::No;
use shared::matches::MatchGame;
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::stage::Pairing;

use super::flash::{Choice, Flash, Undo};
use super::match_entry::GameEntry;
use super::result::Entry;
use super::{forms, match_answer};
use crate::wording;

/// Numbers drawn by machine.
pub fn numbers_drawn() -> Flash {
    Flash::done("号码已抽好", "同一句种子谁来抽都是同样的号。第一轮公布以前可以撤回重抽。")
}

/// Numbers as the list has them.
pub fn numbers_listed() -> Flash {
    Flash::done("序号已按名单次序编好", "第一轮公布以前可以撤回重编。")
}

/// Numbers typed in.
pub fn numbers_typed() -> Flash {
    Flash::done("号码已记下", "第一轮公布以前可以撤回重填。")
}

/// Numbers taken back.
pub fn numbers_taken_back() -> Flash {
    Flash::done("号码已撤回", "名单没有变。可以改名单，再抽一次。")
}

/// Two entrants exchanged.
pub fn swapped(a: No, b: No) -> Flash {
    Flash::done(format!("{a} 号和 {b} 号已对调"), "再对调一次就换回来。手工改动会记入日志。")
}

/// Colours exchanged.
pub fn colours_swapped(board: u32) -> Flash {
    Flash::done(format!("第 {board} 台已换先"), "再换一次就换回来。手工改动会记入日志。")
}

/// The proposal is gone.
pub fn proposal_discarded() -> Flash {
    Flash::done("编排方案已放弃", "没有公布过，谁也没看到。可以重新编排。")
}

/// A round stands.
pub fn round_published(round: u32) -> Flash {
    Flash::done(format!("第 {round} 轮已公布"), "人人的手机上都能查到自己的台号。还没有成绩时可以收回。")
}

/// All rounds stand.
pub fn schedule_published() -> Flash {
    Flash::done("全部轮次已公布", "还没有成绩的最后一轮可以逐轮收回。")
}

/// A round is taken back.
pub fn round_taken_back(round: u32) -> Flash {
    Flash::done(format!("第 {round} 轮已收回"), "公开页上已看不到。再编排就会得到同样的方案。")
}

/// The absent are set.
pub fn absent_set(absent: &[No]) -> Flash {
    match absent.len() {
        0 => Flash::done("下一轮无人缺席", ""),
        count => Flash::done(format!("下一轮 {count} 人缺席"), "他们不参加编排，也不得分。公布以前随时可改。"),
    }
}

/// Settings kept.
pub fn settings_saved() -> Flash {
    Flash::done("设置已保存", "")
}

/// A stage's settings are kept.
pub fn stage_saved(stage: u32) -> Flash {
    Flash::done(format!("第 {} 阶段已保存", stage + 1), "")
}

/// A stage is put in between.
pub fn stage_inserted(stage: u32) -> Flash {
    Flash::done(format!("第 {} 阶段已加上", stage + 1), "后面的阶段往后移一位，看看从哪里来还对不对。")
}

/// A stage is gone.
pub fn stage_removed(stage: u32) -> Flash {
    Flash::done(format!("第 {} 阶段已去掉", stage + 1), "后面的阶段往前移一位，看看从哪里来还对不对。")
}

/// The stages are those of a template.
pub fn template_used() -> Flash {
    Flash::done("结构已换成这个模板", "名单没有变。要紧的数在下面改，每个阶段的其余设置点它的“修改”。")
}

/// Numbers are kept.
pub fn figures_saved() -> Flash {
    Flash::done("要紧的几项已保存", "")
}

/// A stage has its entrants.
pub fn stage_started(stage: u32) -> Flash {
    Flash::done(format!("第 {} 阶段已开始", stage + 1), "座次已经公布。还没有成绩时可以对调，也可以收回重抽。")
}

/// A stage has not started any more.
pub fn stage_unstarted(stage: u32) -> Flash {
    Flash::done(format!("第 {} 阶段已收回", stage + 1), "可以改设置、换人，再开始一次。")
}

/// The division is closed.
pub fn finished() -> Flash {
    Flash::done("比赛已结束", "名次就此定下。还要改成绩，先重新打开。")
}

/// The division is open again.
pub fn reopened() -> Flash {
    Flash::done("比赛已重新打开", "")
}

/// Lots are recorded.
pub fn lots_recorded() -> Flash {
    Flash::done("抽签结果已记下", "名次已按签分开。重新记一次就会覆盖。")
}

/// An entrant is registered.
pub fn entrant_added(name: &str, late: bool) -> Flash {
    let when = if late { "从下一轮起参加，序号接在最后。" } else { "" };
    Flash::done(format!("{name}已报名"), when)
}

/// Several entrants are registered, counted in 人 or 队.
pub fn entrants_added(count: usize, unit: &str) -> Flash {
    Flash::done(format!("{count} {unit}已报名"), "开赛以前可以逐个改、逐个删。")
}

/// The players of a team are kept.
pub fn players_saved(count: usize) -> Flash {
    Flash::done(format!("{count} 名队员已保存"), "")
}

/// Prizes are kept.
pub fn prizes_saved() -> Flash {
    Flash::done("奖项已保存", "最终名次一页会写明谁得什么。")
}

/// An entrant's details are kept.
pub fn entrant_saved(name: &str) -> Flash {
    Flash::done(format!("{name}的资料已保存"), "")
}

/// An entrant is removed.
pub fn entrant_removed() -> Flash {
    Flash::done("已从名单删除", "日志里留有原来的资料。")
}

/// An entrant has left.
pub fn withdrawn(no: u32, after: u32) -> Flash {
    let from = after + 1;
    let text = format!("第 {from} 轮起不再编排，已公布而没下的算弃权。点姓名，再点“归队”，可以撤回。");
    Flash::done(format!("{no} 号已退赛"), text)
}

/// An entrant is back.
pub fn returned(no: u32) -> Flash {
    Flash::done(format!("{no} 号已归队"), "从下一轮起重新编排。")
}

/// An event stands.
pub fn event_created() -> Flash {
    Flash::done("赛事已建立", "结构就是下面这样，要紧的数在下面改。改好了，下一步放名单。")
}

/// An event's texts are kept.
pub fn event_saved() -> Flash {
    Flash::done("赛事资料已保存", "")
}

/// A division is added.
pub fn division_added(name: &str) -> Flash {
    Flash::done(format!("已加上{name}"), "要紧的数在下面改。名单在 参赛者 一页放，也可以从别的组别带人、移人过来。")
}

/// A division has another name.
pub fn division_renamed(name: &str) -> Flash {
    Flash::done(format!("已改名为{name}"), "")
}

/// A division is removed.
pub fn division_removed(name: &str) -> Flash {
    Flash::done(format!("{name}已取消"), "公开页上不再有这一组。在“设置”的“组别”里可以恢复。")
}

/// A division that was removed is there again.
pub fn division_restored() -> Flash {
    Flash::done("这一组已恢复", "名单和设置都和取消以前一样。")
}

/// Entrants, counted in 人 or 队, are in another division.
pub fn entrants_moved(count: usize, unit: &str, into: &str) -> Flash {
    Flash::done(format!("{count} {unit}已移到{into}"), "移错了，到那一组再移回来。")
}

/// The password is another one.
pub fn password_changed() -> Flash {
    Flash::done("密码已改", "别处登录的浏览器已退出。")
}

/// A result stands, or is taken back; `before` is what stood at the board.
pub fn result_set(entry: &Entry, words: &str, before: Option<&Pairing>) -> Flash {
    let board = entry.board;
    if entry.result == GameResult::Unfinished.sign() {
        return Flash::done(format!("第 {board} 台的成绩已撤回"), "");
    }
    let undo = before.map(|before| Undo {
        round: entry.round,
        board,
        game: None,
        result: stood(before).sign().to_owned(),
        fouls: before.fouls,
        penalties: before.penalties.each_ref().map(|penalties| forms::penalties_text(penalties)),
        at_match: entry.at_match,
    });
    Flash { undo, ..Flash::done(format!("第 {board} 台记为{words}"), "") }
}

/// What an undo of a board puts back; the result of a match follows from its games again.
fn stood(before: &Pairing) -> GameResult {
    if before.games.is_empty() || !before.result.is_played() { before.result } else { GameResult::Unfinished }
}

/// A game of a match, by its name, stands or is taken back; `before` is what stood there.
pub fn game_set(entry: &GameEntry, name: &str, words: &str, before: Option<&MatchGame>) -> Flash {
    if entry.result == GameResult::Unfinished.sign() {
        return Flash::done(format!("{name}的成绩已撤回"), "");
    }
    let stood = before.map_or(GameResult::Unfinished, |before| before.result);
    let undo = Undo {
        round: entry.round,
        board: entry.board,
        game: Some(match_answer::game_of(entry)),
        result: stood.sign().to_owned(),
        fouls: before.map(|before| before.fouls).unwrap_or_default(),
        penalties: before.map_or_else(Default::default, |before| {
            before.penalties.each_ref().map(|penalties| forms::penalties_text(penalties))
        }),
        at_match: true,
    };
    Flash { undo: Some(undo), ..Flash::done(format!("{name}记为{words}"), "") }
}

/// A line-up is in, or taken back; with both in they are open.
pub fn line_up_kept(taken_back: bool, both_in: bool) -> Flash {
    match (taken_back, both_in) {
        (true, _) => Flash::done("出场名单已退回", "交齐以前可以再交。"),
        (false, true) => Flash::done("出场名单已收下", "两队都已交齐，名单已经公开。"),
        (false, false) => Flash::done("出场名单已收下", "两队都交齐以后才公开。"),
    }
}

/// A line-up names somebody who is not of the team.
pub fn unknown_player(word: &str) -> Flash {
    Flash::stop(format!("队里没有“{word}”"), "写队内序号或全名，按台次，用空格隔开。")
}

/// Points of a table are in.
pub fn table_entered(table: u32) -> Flash {
    Flash::done(format!("第 {table} 桌的得分已记下"), "")
}

/// A form that could not be read: too large, or cut off on its way.
pub fn form_not_read() -> Flash {
    Flash::stop("没有收下", "交来的内容太大或不完整，没有改动任何东西。名单太长，请分几次粘贴。")
}

/// Somebody else was quicker: both results, to choose from.
pub fn two_results(choice: Choice) -> Flash {
    let title = format!("第 {} 台收到两个结果，都还在", choice.board);
    let flash = Flash::stop(title, "选一个作数。另一个留在日志里。");
    Flash { choice: Some(choice), ..flash }
}

/// A refusal in the words of the event.
pub fn refusal(refusal: &Refusal, game: Game) -> Flash {
    let words = wording::refusal(refusal, game);
    let flash = Flash::stop(words.what, words.instead);
    Flash { article: words.article.unwrap_or_default().to_owned(), ..flash }
}

/// What went wrong.
pub fn error(error: &Error) -> Flash {
    match error {
        Error::Refused(refused) => refusal(refused, Game::default()),
        Error::Forbidden => Flash::stop("没有权限", "这项赛事由别人主持。请主持人发一个邀请链接。"),
        Error::NotSignedIn => Flash::stop("请先登录", ""),
        Error::NotFound => Flash::stop("没有找到", "可能已经删除，或地址写错了。"),
        Error::ForeignForm => Flash::stop("这一页放得太久", "没有改动任何东西。请在新的一页上再做一次。"),
        Error::Invalid(invalid) => Flash::stop(self::invalid(*invalid), ""),
        Error::Internal { id } => Flash::stop("服务器出了问题", format!("没有改动任何东西，可以再试。日志编号 {id}。")),
    }
}

fn invalid(invalid: Invalid) -> String {
    match invalid {
        Invalid::AccountName => "用户名要 1 至 40 个字".to_owned(),
        Invalid::AccountNameTaken => "这个用户名已经有人用了".to_owned(),
        Invalid::Password => "密码至少 8 个字符".to_owned(),
        Invalid::WrongPassword => "用户名或密码不对".to_owned(),
        Invalid::TooManyAttempts { wait_seconds } => format!("试得太多了，请等 {wait_seconds} 秒"),
        Invalid::FirstCode => "开通码不对，或已经用过".to_owned(),
        Invalid::Invitation => "邀请链接不对、用过了或已过期".to_owned(),
        Invalid::EventText(_) => "名称要 1 至 80 个字，其他各项也不能太长".to_owned(),
        Invalid::EventDays => "日期要写成 2026-05-01 的样子，结束不能早于开始".to_owned(),
        Invalid::DivisionName => "组别名称要 1 至 40 个字，不能重复".to_owned(),
        Invalid::DivisionCount => "一项赛事可以有 1 至 20 个组别".to_owned(),
        Invalid::DraftTooLong => "名单太长，请分几次粘贴".to_owned(),
        Invalid::Archive => "这份存档读不进来".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ups_are_said_to_be_open_once_both_are_in() {
        let [waits, open] = [false, true].map(|both_in| line_up_kept(false, both_in).text);
        assert!(waits.contains("才公开") && open.contains("已经公开"));
    }
}
