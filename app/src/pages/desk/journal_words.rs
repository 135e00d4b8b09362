//! A line of the journal in words.

use backend::service::change::{Change, Changes};
use backend::service::journal::Action;
use shared::command::{Command, FigureChange, LaterMatches};
use shared::division::Division;
use shared::event::Game;
use shared::id::{EntrantId, No};
use shared::matches::GameKind;
use shared::result::GameResult;
use shared::structure::templates;
use shared::words;

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
            Action::RenameDivision { before, after } => format!("组别改名：{before} → {after}"),
            Action::RemoveDivision { name, entrants } => format!("取消组别{name}，已报名 {entrants}"),
            Action::RestoreDivision { name } => format!("恢复组别{name}"),
            Action::MoveEntrants { count, from, into } => {
                let unit = words::counter(self.division.team.is_some());
                format!("{count} {unit}由{from}移到{into}")
            }
            Action::Command { done } => self.command(done),
            Action::SealLineUp { stage, round, board, .. } => self.handed_in(*stage, *round, *board),
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
            Command::NumberAsListed => "按名单次序编号".to_owned(),
            Command::UndoNumbers => "撤回号码".to_owned(),
            Command::ConfigureStage { .. } => "改比赛设置".to_owned(),
            Command::ProposeRound { .. } => "编排下一轮".to_owned(),
            Command::SwapEntrants { a, b, .. } => format!("手工对调 {} 与 {}", self.by_no(*a), self.by_no(*b)),
            Command::SwapColours { board, .. } => format!("第 {board} 台手工换先"),
            Command::DiscardProposal { .. } => "放弃编排方案".to_owned(),
            Command::PublishRound { stage, round, .. } => format!("公布{}", self.round(*stage, *round)),
            Command::PublishSchedule { .. } => "公布全部轮次".to_owned(),
            Command::TakeBackRound { stage, round } => format!("收回{}", self.round(*stage, *round)),
            Command::SetResult { stage, round, board, result, later, .. } => {
                self.result(&self.board(*stage, *round, *board), *result) + later_words(*later)
            }
            Command::SetGame { stage, round, board, game, kind, result, later, .. } => {
                let place = self.board(*stage, *round, *board) + &words::game_name(*game, *kind, self.game);
                // Whose lot it was depends on who sat where; a line of the journal names nobody else than it must.
                let lots = *kind == GameKind::Lots && result.is_finished();
                if lots { place } else { self.result(&place, *result) + later_words(*later) }
            }
            Command::SetLineUp { stage, round, board, players, .. } if players.is_empty() => {
                format!("退回{}的出场名单", self.board(*stage, *round, *board))
            }
            Command::SetLineUp { stage, round, board, .. } => self.handed_in(*stage, *round, *board),
            Command::SetTable { stage, round, table, .. } => format!("{}第 {table} 桌得分", self.round(*stage, *round)),
            Command::SetStructure { .. } => "改赛制结构".to_owned(),
            Command::UseTemplate { key } => {
                format!("换用模板{}", templates::named(key).map_or(key.as_str(), |template| template.name))
            }
            Command::StartStage { stage, .. } => format!("开始第 {} 阶段", stage + 1),
            Command::UnstartStage { stage } => format!("撤回第 {} 阶段的开始", stage + 1),
            Command::SwapSeats { a, b, .. } => format!("手工对调 {} 与 {} 的位置", self.by_no(*a), self.by_no(*b)),
            Command::SwapMatchColours { stage, round, board } => {
                format!("{}换先", self.board(*stage, *round, *board))
            }
            Command::SetTeamRules { .. } => "改团体赛规定".to_owned(),
            Command::SetPlayers { id, .. } => format!("改 {} 的队员", self.by_id(*id)),
            Command::SetTotals { .. } => "改队员总分".to_owned(),
            Command::SetFigures { figures, .. } => figures_words(figures),
            Command::SetPrizes { .. } => "改奖项".to_owned(),
            Command::WithdrawEntrant { no, after } => format!("{} 第 {after} 轮后退赛", self.by_no(*no)),
            Command::ReturnEntrant { no, .. } => format!("{} 归队", self.by_no(*no)),
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

    /// A round, with its stage where the division has several.
    fn round(self, stage: u32, round: u32) -> String {
        let several = self.division.stages.len() > 1;
        let stage = if several { format!("第 {} 阶段", stage.saturating_add(1)) } else { String::new() };
        format!("{stage}第 {round} 轮")
    }

    fn board(self, stage: u32, round: u32, board: u32) -> String {
        format!("{}第 {board} 台", self.round(stage, round))
    }

    fn handed_in(self, stage: u32, round: u32, board: u32) -> String {
        format!("{}交出场名单", self.board(stage, round, board))
    }

    fn result(self, place: &str, result: GameResult) -> String {
        match result {
            GameResult::Unfinished => format!("撤回{place}的成绩"),
            result => format!("{place} {}", wording::result(result, self.game)),
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

/// Which numbers became what: 改要紧的几项：第 1 阶段的“轮数”9.
fn figures_words(figures: &[FigureChange]) -> String {
    let word = |change: &FigureChange| {
        let to = change.to.map_or_else(|| "空着".to_owned(), |to| to.to_string());
        format!("{}改为 {to}", words::figure_name(change.figure))
    };
    let named: Vec<String> = figures.iter().map(word).collect();
    if named.is_empty() { "改分列名次、奖项".to_owned() } else { named.join("，") }
}

/// What became of later matches that were played with another winner.
const fn later_words(later: Option<LaterMatches>) -> &'static str {
    match later {
        Some(LaterMatches::Replay) => "，后面的场次重赛",
        Some(LaterMatches::Keep) => "，后面的场次维持",
        None => "",
    }
}

#[cfg(test)]
mod tests {
    use shared::side::Side;
    use shared::stage::{Format, RuleEdition, Stage, StageSettings};

    use super::*;

    fn game(kind: GameKind, result: GameResult, later: Option<LaterMatches>) -> String {
        let (fouls, penalties) = ([0, 0], [Vec::new(), Vec::new()]);
        let (stage, round, board, game) = (0, 2, 3, 1);
        let (seen, first) = (GameResult::Unfinished, Side::First);
        let command =
            Command::SetGame { stage, round, board, game, seen, kind, first, result, fouls, penalties, later };
        Speaker { division: &Division::default(), game: Game::Xiangqi }.command(&command)
    }

    #[test]
    fn a_game_of_a_match_is_told_with_its_result_and_what_became_of_later_matches() {
        assert_eq!(game(GameKind::Quick, GameResult::FirstWins, None), "第 2 轮第 3 台第 1 局 快棋 红胜");
        assert_eq!(
            game(GameKind::Slow, GameResult::Draw, Some(LaterMatches::Replay)),
            "第 2 轮第 3 台第 1 局 和棋，后面的场次重赛"
        );
        assert_eq!(game(GameKind::Slow, GameResult::Unfinished, None), "撤回第 2 轮第 3 台第 1 局的成绩");
        assert_eq!(game(GameKind::Lots, GameResult::FirstWins, None), "第 2 轮第 3 台抽签");
    }

    #[test]
    fn where_there_are_several_stages_a_round_is_told_with_its_stage() {
        let stage = || Stage::new(StageSettings::usual(Format::DoubleElim, RuleEdition::default()));
        let division = Division { stages: vec![stage(), stage()], ..Division::default() };
        let speaker = Speaker { division: &division, game: Game::Xiangqi };
        let taken_back = Command::TakeBackRound { stage: 1, round: 3 };
        assert_eq!(speaker.command(&taken_back), "收回第 2 阶段第 3 轮");
        assert_eq!(speaker.board(1, 3, 2), "第 2 阶段第 3 轮第 2 台");
    }

    #[test]
    fn a_line_up_is_handed_in_and_given_back_in_words_also_while_it_is_sealed() {
        let (stage, round, board, side) = (0, 2, 3, Side::First);
        let speaker = Speaker { division: &Division::default(), game: Game::Xiangqi };
        let back = Command::SetLineUp { stage, round, board, side, players: Vec::new() };
        let words = [Action::SealLineUp { stage, round, board, side }, Action::Command { done: Box::new(back) }]
            .map(|action| speaker.action(&action));
        assert_eq!(words, ["第 2 轮第 3 台交出场名单", "退回第 2 轮第 3 台的出场名单"]);
    }
}
