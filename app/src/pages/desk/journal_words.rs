//! A line of the journal in words.

use backend::service::change::{Change, Changes};
use backend::service::journal::Action;
use shared::command::Command;
use shared::division::Division;
use shared::event::Game;
use shared::id::{EntrantId, No};
use shared::result::GameResult;
use shared::structure::templates;

use crate::wording;

/// Names and sides for the words of a journal.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// Whose names.
    pub division: &'a Division,
    /// Which names the sides.
    pub game: Game,
}

impl Speaker<'_> {
    /// What was done.
    pub fn action(self, action: &Action) -> String {
        match action {
            Action::CreateEvent => "建立赛事".to_owned(),
            Action::Import => "由存档导入".to_owned(),
            Action::EditEvent { .. } => "改赛事资料".to_owned(),
            Action::AddDivision => "加组别".to_owned(),
            Action::Command { done } => self.command(done),
        }
    }

    /// Every command is named: what is added must be worded here.
    fn command(self, command: &Command) -> String {
        match command {
            Command::AddEntrants { entrants } if entrants.len() == 1 => {
                format!("报名 {}", entrants.iter().map(|details| details.name.as_str()).collect::<String>())
            }
            Command::AddEntrants { entrants } => format!("报名 {} 人", entrants.len()),
            Command::AddTeams { teams } => format!("报名 {} 队", teams.len()),
            Command::EditEntrant { id, .. } => format!("改 {} 的资料", self.by_id(*id)),
            Command::RemoveEntrant { .. } => "从名单删除一人".to_owned(),
            Command::DrawNumbers { seed, .. } => format!("抽签，种子 {seed}"),
            Command::TypeNumbers { .. } => "填写抽到的号码".to_owned(),
            Command::UndoNumbers => "撤回号码".to_owned(),
            Command::ConfigureStage { .. } => "改比赛设置".to_owned(),
            Command::ProposeRound { .. } => "编排下一轮".to_owned(),
            Command::SwapEntrants { a, b, .. } => format!("手工对调 {} 与 {}", self.by_no(*a), self.by_no(*b)),
            Command::SwapColours { board, .. } => format!("第 {board} 台手工换先"),
            Command::DiscardProposal { .. } => "放弃编排方案".to_owned(),
            Command::PublishRound { round, .. } => format!("公布第 {round} 轮"),
            Command::PublishSchedule { .. } => "公布全部轮次".to_owned(),
            Command::TakeBackRound { round, .. } => format!("收回第 {round} 轮"),
            Command::SetResult { round, board, result, .. } => self.result(*round, *board, *result),
            Command::SetGame { round, board, game, .. } => format!("第 {round} 轮第 {board} 台第 {game} 局"),
            Command::SetLineUp { round, board, .. } => format!("第 {round} 轮第 {board} 台交出场名单"),
            Command::SetTable { round, table, .. } => format!("第 {round} 轮第 {table} 桌得分"),
            Command::SetStructure { .. } => "改赛制结构".to_owned(),
            Command::UseTemplate { key } => {
                format!("换用模板{}", templates::named(key).map_or(key.as_str(), |template| template.name))
            }
            Command::StartStage { stage, .. } => format!("开始第 {} 阶段", stage + 1),
            Command::UnstartStage { stage } => format!("撤回第 {} 阶段的开始", stage + 1),
            Command::SwapSeats { a, b, .. } => format!("手工对调 {} 与 {} 的位置", self.by_no(*a), self.by_no(*b)),
            Command::SwapMatchColours { round, board, .. } => format!("第 {round} 轮第 {board} 台换先"),
            Command::SetTeamRules { .. } => "改团体赛规定".to_owned(),
            Command::SetPlayers { id, .. } => format!("改 {} 的队员", self.by_id(*id)),
            Command::SetTotals { .. } => "改队员总分".to_owned(),
            Command::SetPrizes { .. } => "改奖项".to_owned(),
            Command::WithdrawEntrant { no, after } => format!("{} 第 {after} 轮后退赛", self.by_no(*no)),
            Command::ReturnEntrant { no } => format!("{} 归队", self.by_no(*no)),
            Command::SetAbsent { absent, .. } if absent.is_empty() => "下一轮无人缺席".to_owned(),
            Command::SetAbsent { absent, .. } => {
                format!("下一轮缺席 {}", absent.iter().map(|no| self.by_no(*no)).collect::<Vec<_>>().join("、"))
            }
            Command::EnterLate { details } => format!("补报 {}", details.name),
            Command::RecordLots { .. } => "记下并列者的抽签".to_owned(),
            Command::Finish => "结束比赛".to_owned(),
            Command::Reopen => "重新打开比赛".to_owned(),
        }
    }

    fn result(self, round: u32, board: u32, result: GameResult) -> String {
        match result {
            GameResult::Unfinished => format!("撤回第 {round} 轮第 {board} 台的成绩"),
            result => format!("第 {round} 轮第 {board} 台 {}", wording::result(result, self.game)),
        }
    }

    /// What stood before, where a line does not say it by itself.
    pub fn before(self, changes: &Changes) -> Vec<String> {
        let more = (changes.more > 0).then(|| format!("另有 {} 处", changes.more));
        changes.named.iter().filter_map(|change| self.change(change)).chain(more).collect()
    }

    fn change(self, change: &Change) -> Option<String> {
        match change {
            Change::Board { board, before: Some(before), after: Some(after), .. } if before.result != after.result => {
                let words = |result| wording::result(result, self.game);
                let players = format!("{} – {}", self.by_no(after.first), self.by_no(after.second));
                Some(format!("第 {board} 台 {players}：{} → {}", words(before.result), words(after.result)))
            }
            Change::Entrant { before: Some(before), after: Some(after), .. }
                if before.details.name != after.details.name =>
            {
                Some(format!("{} → {}", before.details.name, after.details.name))
            }
            Change::Entrant { before: Some(before), after: None, .. } => Some(format!("删除 {}", before.details.name)),
            _ => None,
        }
    }

    fn by_no(self, no: No) -> String {
        let entrant = self.division.by_no(no);
        entrant.map_or_else(|| format!("{no} 号"), |entrant| format!("{no} 号{}", entrant.details.name))
    }

    fn by_id(self, id: EntrantId) -> String {
        let entrant = self.division.by_id(id);
        entrant.map_or_else(|| "已删除的人".to_owned(), |entrant| entrant.details.name.clone())
    }
}
