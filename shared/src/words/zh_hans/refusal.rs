//! Why a command was refused, and what to do instead.

use super::figures::{bounds_words, figure_name};
use super::structure::{bad_order, join_numbers, line_up_problem, missing_words};
use super::{join, result_words, settings_problem};
use crate::event::Game;
use crate::id::No;
use crate::refusal::{ByHandProblem, FigureProblem, Refusal};
use crate::structure::figures::Figure;
use crate::words::RefusalWords;

/// A refusal in words. The game names the sides of a result.
#[allow(clippy::too_many_lines, reason = "one arm a refusal, so that none is forgotten")]
pub fn refusal(refusal: &Refusal, game: Game) -> RefusalWords {
    match refusal {
        Refusal::Finished => say("本组已经结束。", "要改动，先重新开放本组。"),
        Refusal::NotFinished => say("本组还没有结束。", "可以直接继续。"),
        Refusal::NoSuchTemplate => say("没有这个模板。", "回到结构，再选一个。"),
        Refusal::NoSuchStage => say("没有这个阶段。", "回到赛事页重新选择。"),
        Refusal::NoSuchRound { round } => say(format!("没有公布过第 {round} 轮。"), "看一看已公布到第几轮，再填一次。"),
        Refusal::NoSuchBoard { board } => say(format!("这一轮没有第 {board} 台。"), "对照对阵表，再填一次台号。"),
        Refusal::NoSuchNo { no } => say(format!("没有 {no} 号。"), "对照参赛者名单，再填一次序号。"),
        Refusal::NoSuchEntrant { .. } => say("名单里没有这个人，可能刚被删除。", "刷新名单再看。"),
        Refusal::BadName { name } => say(
            if name.is_empty() {
                "没有填姓名。".to_owned()
            } else {
                format!("“{name}”太长，或者含有换行。")
            },
            "姓名 1 至 40 个字，单位至多 60 个字，写在一行里。",
        ),
        Refusal::TooMany { limit } => say(format!("一个组别至多 {limit} 人。"), "分成两个组别报名。"),
        Refusal::TeamTooLarge { name, players, most } => say(
            format!("{name}有 {players} 名队员，每队至多 {most} 人。"),
            "去掉几名队员；规程改了的，先在设置里改每队人数。",
        ),
        Refusal::TooFew { needed } => say(format!("至少要有 {needed} 人才能开始。"), "先添加参赛者，或取消缺席。"),
        Refusal::Started => say("已经公布过对阵。", "新来的人用“补报”，离开的人用“退赛”；也可以先收回那一轮。"),
        Refusal::DivisionStarted => {
            say("这一组已经公布过对阵或座次，不能取消。", "先收回各轮和阶段的开始；下到一半停赛的，可以结束本组。")
        }
        Refusal::StructureChanged => say("结构刚被别人改过，这个阶段没有加。", "看过现在的结构，再加一次。"),
        Refusal::PeopleAndTeams => {
            say("一组比个人，一组比团体，人和队不能互移。", "移到同一种组别，或在那一组另外报名。")
        }
        Refusal::NotStarted => say("还没有公布过一轮。", "先编排并公布第 1 轮。"),
        Refusal::Drawn => say("号码已经抽好。", "要增删参赛者或重新抽签，先收回号码。"),
        Refusal::NotDrawn => say("还没有抽签。", "先到“抽签”页抽出每个人的序号。"),
        Refusal::BadSeed => say("签文是空的，或者太长。", "填 1 至 80 个字，例如当场掷出的骰子点数。"),
        Refusal::BadNumbers { missing, twice, beyond } => {
            say(bad_numbers(missing, twice, beyond), "改正后再交：从 1 到总人数，每个号给一个人。").on("附二 二.1")
        }
        Refusal::BadSettings { problem } => say(settings_problem(*problem), "改正这一项再存。"),
        Refusal::BadFigure { figure, problem } => bad_figure(*figure, *problem),
        Refusal::ListsChanged { stands } => say(lists_changed(stands), "看过现在的，再改一次。"),
        Refusal::PrizesChanged { .. } => say("奖项刚被别人改过。", "看过现在的，再改一次。"),
        Refusal::NoMoreRounds => say("各轮都已公布。", "要加赛，先在设置里增加轮数；否则可以结束本组。"),
        Refusal::ProposalOpen => say("有一轮编排方案还没有公布。", "先公布它，或撤掉它。"),
        Refusal::NoProposal => say("没有待公布的编排方案。", "先编排下一轮。"),
        Refusal::OtherProposal { round } => {
            say(format!("待公布的是第 {round} 轮，和您看到的不同。"), "刷新页面，看过再公布。")
        }
        Refusal::ProposalChanged { round } => {
            say(format!("第 {round} 轮的方案刚被改过，和您看到的不同。"), "下面是现在的方案，看过再公布。")
        }
        Refusal::CannotPair { blockers } => {
            say(cannot_pair(blockers), "可以准许其中两人再遇一次，或取消一条禁配，或在这一轮结束比赛。").on("附二 一.6")
        }
        Refusal::UnevenSides { unit, own, others } => say(
            format!("同单位始终不相遇，而{unit}有 {own} 人，其余的一共 {others} 人，多出的人没有对手。"),
            "两边至多差一人：请人多的一边缺席几人，或给另一边补人；也可以去掉“同单位始终不相遇”。",
        ),
        Refusal::CannotSwap { a, b } => say(
            format!("{a} 号和 {b} 号不能对调：两人同台，或有一人不在这一轮。"),
            "选两个不同台的人；要换先后走，用“换先”。",
        ),
        Refusal::NotLastRound => say("只能收回最后公布的一轮。", "从最后一轮起逐轮收回。"),
        Refusal::HasResults { boards } => {
            say(format!("{}已有成绩，这一轮不能收回。", join::boards(boards)), "确要收回，先把这几台的成绩清空。")
        }
        Refusal::ResultChanged { board, stands, sent, .. } => say(
            format!(
                "第 {board} 台刚被别人改过：现在是{}，您报的是{}。",
                result_words(*stands, game),
                result_words(*sent, game)
            ),
            "选一个作数，另一个留在日志里。",
        ),
        Refusal::BadFouls => say("犯规或处罚的次数太多。", "每方一局至多记 20 次犯规、4 次处罚。"),
        Refusal::Withdrawn { no } => say(format!("{no} 号已经退赛。"), "要改退赛的轮次，先撤销退赛。"),
        Refusal::PlayedSince { no, round } => {
            say(format!("{no} 号第 {round} 轮下过棋，不能算在那之前退赛。"), format!("退赛填在第 {round} 轮之后。"))
                .on("19.3")
        }
        Refusal::NotWithdrawn { no } => say(format!("{no} 号没有退赛。"), "不用撤销。"),
        Refusal::NoLateEntry => {
            say("循环赛开始后不能补报：秩序表已经定了。", "先收回各轮再重新抽签，或另设一个组别。").on("附一")
        }
        Refusal::NoSchedule => {
            say("只有循环赛能一次公布全部轮次。", "积分编排要等上一轮成绩，一轮一轮编排。").on("附一")
        }
        Refusal::BadLots => say("抽签的次序和抽签的人对不上。", "至少两人抽签，每个人在次序里出现一次。"),
        Refusal::StageNotStarted => say("这个阶段还没有开始。", "先到“结构”页开始它。"),
        Refusal::StageStarted => say("这个阶段已经开始。", "要重来，先撤回它的开始。"),
        Refusal::StageWaits { missing } => say(missing_words(missing), "补齐之后就能继续。"),
        Refusal::BadByHand { no, problem } => by_hand_problem(*no, *problem),
        Refusal::BranchFirst { stage } => {
            say(format!("现在有人转入第 {} 阶段。", stage + 1), "先开始那个阶段，再编排这里的下一轮。")
        }
        Refusal::BadOrder { missing, wrong } => say(bad_order(missing, wrong), "改正后再交：每人一次，不多不少。"),
        Refusal::StageInUse { stage } => {
            say(format!("第 {} 阶段已经开始，不能改动。", stage + 1), "只改后面的阶段，或先撤回它的开始。")
        }
        Refusal::LaterMatchesPlayed { matches } => say(
            format!("胜者变了，而第 {} 场已经赛过。", join_numbers(matches)),
            "选一种：按新的胜者重赛，或维持原来的结果。",
        ),
        Refusal::NoSuchGame { game } => say(format!("这一场没有第 {game} 局。"), "刷新这一场再填。"),
        Refusal::GameNotNext { game } => {
            say(format!("现在轮不到第 {game} 局。"), "这一场已分胜负，或前面还有未下的局。")
        }
        Refusal::ResultFromGames => say("这一场的结果由各局得出。", "逐局填写；整场弃权可以直接记弃权。"),
        Refusal::NeedsWinner { board } => say(format!("第 {board} 台打平，淘汰赛要分出胜负。"), "填加赛或抽签的结果。"),
        Refusal::NoProposals => say("这种赛制的对阵由结果得出，不需要编排。", "直接录入成绩。"),
        Refusal::NotTeams => say("这里不是团体赛。", "先在“结构”页选团体赛。"),
        Refusal::BadLineUp { problem } => say(line_up_problem(problem), "改正出场名单再交。").on("11"),
        Refusal::TableChanged { table, .. } => {
            say(format!("第 {table} 桌刚被别人改过。"), "看过现在的得分，再填一次。")
        }
        Refusal::BadTable => say("这一桌的得分不完整。", "每局每人一个得分，不为负。"),
        Refusal::GamesOpen { games } => say(format!("还有 {games} 局没有成绩。"), "录完成绩再结束；没下的局记弃权。"),
    }
}

fn say(what: impl Into<String>, instead: impl Into<String>) -> RefusalWords {
    RefusalWords { what: what.into(), instead: instead.into(), article: None }
}

impl RefusalWords {
    fn on(self, article: &'static str) -> Self {
        Self { article: Some(article), ..self }
    }
}

fn bad_figure(figure: Figure, problem: FigureProblem) -> RefusalWords {
    let name = figure_name(figure);
    match problem {
        FigureProblem::Gone => say(format!("{name}已经没有了：刚有人改过结构。"), "看过现在的结构，再填一次。"),
        FigureProblem::Changed { stands: Some(stands) } => {
            say(format!("{name}刚被别人改成 {stands}。"), "看过再填一次。")
        }
        FigureProblem::Changed { stands: None } => say(format!("{name}刚被别人清空。"), "看过再填一次。"),
        FigureProblem::Beyond { bounds } => say(format!("{name}填得不对。"), bounds_words(bounds)),
        FigureProblem::Settings { problem } => say(format!("{name}填得不对。"), settings_problem(problem)),
    }
}

fn lists_changed(stands: &[String]) -> String {
    if stands.is_empty() {
        return "分列名次刚被别人清空。".to_owned();
    }
    format!("分列名次刚被别人改成 {}。", stands.join("、"))
}

fn bad_numbers(missing: &[No], twice: &[No], beyond: &[No]) -> String {
    let parts = [(missing, "缺"), (twice, "重复"), (beyond, "不在 1 至总人数之内")];
    let named = parts.into_iter().filter(|(nos, _)| !nos.is_empty());
    let named: Vec<String> = named.map(|(nos, what)| format!("{what} {}", join::nos(nos))).collect();
    format!("号码不对：{}。", named.join("；"))
}

fn cannot_pair(blockers: &[No]) -> String {
    if blockers.is_empty() {
        return "这一轮排不通。".to_owned();
    }
    format!("这一轮排不通：{}与还能配的人都已遇过。", join::nos(blockers))
}

/// Why somebody cannot be put in or kept out by hand.
fn by_hand_problem(no: No, problem: ByHandProblem) -> RefusalWords {
    match problem {
        ByHandProblem::NoReason => {
            say("另外放人进来，或不让谁进来，要写原因。", "在“原因”里写一句；它会公布，也记在日志里。")
        }
        ByHandProblem::LongReason => say("原因太长。", "至多 200 字。"),
        ByHandProblem::Unknown => say(format!("没有 {no} 号。"), "对照名单改序号。"),
        ByHandProblem::Withdrawn => say(format!("{no} 号已经退赛。"), "要放进来，先撤销退赛；不让进来，就不用再写。"),
        ByHandProblem::AlreadyIn => say(format!("{no} 号已经在这个阶段里。"), "从“放进来的序号”里去掉。"),
        ByHandProblem::NotIn => say(format!("{no} 号本来就不进这个阶段。"), "从“不进来的序号”里去掉。"),
    }
}
