//! Why this pair, why these colours, why this bye.

use super::join;
use crate::id::No;
use crate::pairing::reason::{ByeReason, ColourRule, Float, How, Obstacle, PassedOver, Place, Reason};
use crate::stage::FirstRound;
use crate::words::Line;

/// Names an entrant.
type Names<'a> = &'a dyn Fn(No) -> String;

/// Why two meet and who moves first, sentence by sentence: how the pair was made, who was passed over and why, which
/// rule gave the colours.
pub fn reason(reason: &Reason, name: Names<'_>) -> Vec<Line> {
    let mut lines = vec![how(&reason.how, name)];
    lines.extend(passed(&reason.how).iter().map(|passed| passed_over(*passed, name)));
    let Line { text, article } = colour_rule(reason.colours);
    lines.push(Line { text: format!("{text}。"), article });
    lines
}

/// The same in a few words for a narrow column: 错位，越过高望舒。少先者先走.
pub fn reason_brief(reason: &Reason, name: Names<'_>) -> String {
    let place = match &reason.how {
        How::FirstRound { method, .. } => super::first_round_name(*method),
        How::Segment { place: at, .. } => place(*at),
        How::Table => return "按循环赛对局秩序表".to_owned(),
    };
    let passed: Vec<String> = passed(&reason.how).iter().map(|passed| name(passed.no)).collect();
    let colours = colour_rule(reason.colours).text;
    match passed.as_slice() {
        [] => format!("{place}。{colours}"),
        [only] => format!("{place}，越过{}。{colours}", join::apart(only)),
        [first, ..] => format!("{place}，越过{}等 {} 人。{colours}", join::apart(first), passed.len()),
    }
}

/// Which step made the pair.
pub fn how(how: &How, name: Names<'_>) -> Line {
    match how {
        How::FirstRound { method, .. } => first_round(*method),
        How::Segment { score, picker, place, .. } => {
            segment(&score.to_string(), join::apart(&name(*picker)).trim_start(), *place)
        }
        How::Table => Line::of("按循环赛对局秩序表配对。", "附一"),
    }
}

fn first_round(method: FirstRound) -> Line {
    Line::of(super::first_round_sentence(method), "附二 二.1")
}

fn segment(score: &str, picker: &str, place: Place) -> Line {
    match place {
        Place::Opposite => {
            Line::of(format!("{score} 分段，{picker}先选，与对面一行排在最前的配对，这叫同位。"), "附二 二.3(1)")
        }
        Place::Shifted => {
            Line::of(format!("{score} 分段，{picker}先选，在对面一行依次往下选到，这叫错位。"), "附二 二.3(2)")
        }
        Place::SameRow => Line::of(
            format!("{score} 分段，{picker}先选，对面一行没有合适的，在同一行里选到，这叫同行。"),
            "附二 二.3(3)",
        ),
    }
}

/// Where a partner stood, in a word.
pub const fn place(place: Place) -> &'static str {
    match place {
        Place::Opposite => "同位",
        Place::Shifted => "错位",
        Place::SameRow => "同行",
    }
}

/// 下调 or 上调.
pub const fn float_name(float: Float) -> &'static str {
    match float {
        Float::Down => "下调",
        Float::Up => "上调",
    }
}

fn passed(how: &How) -> &[PassedOver] {
    match how {
        How::FirstRound { passed, .. } | How::Segment { passed, .. } => passed,
        How::Table => &[],
    }
}

fn passed_over(passed: PassedOver, name: Names<'_>) -> Line {
    let Line { text, article } = obstacle(passed.why);
    Line { text: format!("越过{}：{text}。", join::apart(&name(passed.no)).trim_end()), article }
}

/// Why one was passed over, without a full stop.
pub fn obstacle(why: Obstacle) -> Line {
    match why {
        Obstacle::Met => Line::of("两人已经遇过", "附二 一.6"),
        Obstacle::Forbidden => Line::plain("组织者定了两人不配对"),
        Obstacle::FieldUnpairable => Line::of("若配成，其余的人就排不通", "附二 二.5"),
        Obstacle::FewerPairs => Line::of("若配成，本积分段内能配的对就少了", "附二 一.10"),
        Obstacle::SameUnit => Line::of("两人同单位，这一轮回避", "附二 一.7"),
        Obstacle::ThirdFloat => Line::of("若配成，有人要第三次下调或上调", "附二 一.9"),
        Obstacle::ThreeOfAColour => Line::of("若配成，有人会多走三先、三后，或连走三先、三后", "附二 一.11(3)"),
        Obstacle::ColourBalance => Line::of("若配成，先后走会更不平衡", "附二 一.10"),
        Obstacle::ColourRepeated => Line::of("若配成，有人的先后走会和上一轮相同", "附二 一.10"),
        Obstacle::LaterPlaces => Line::of("若配成，后面几对的先后走会更差", "附二 二.5"),
    }
}

/// Which rule gave the colours, without a full stop.
pub fn colour_rule(rule: ColourRule) -> Line {
    match rule {
        ColourRule::HigherScore => Line::of("最后三轮低分服从高分，先平衡高分者的先后走", "附二 二.4(9)"),
        ColourRule::FewerFirsts => Line::of("少先者先走", "附二 二.4(1)"),
        ColourRule::Run => Line::of("先后走局数相同，上轮或连续后走者先走", "附二 二.4(2)–(7)"),
        ColourRule::OddSum => Line::of("条件都相同，两号相加为奇，小号先走", "附二 二.4(8)"),
        ColourRule::EvenSum => Line::of("条件都相同，两号相加为偶，大号先走", "附二 二.4(8)"),
        ColourRule::Board => Line::of("单数台小号先走，双数台大号先走", "附二 二.1"),
        ColourRule::SmallerFirst => Line::plain("规程定首轮各台小号先走"),
        ColourRule::Table => Line::of("秩序表上号码列前者先走", "12.1"),
    }
}

/// Why somebody has the bye.
pub fn bye_reason(reason: &ByeReason, name: Names<'_>) -> Line {
    match reason {
        ByeReason::LargestNo => Line::of("人数为单数，第 1 轮最大的号轮空。", "附二 二.1"),
        ByeReason::Lowest { score, byes_before, passed } => {
            Line::of(lowest(&score.to_string(), *byes_before, passed, name), "附二 一.5")
        }
        ByeReason::Table => Line::of("人数为单数，按循环赛对局秩序表这一轮休息。", "附一"),
    }
}

fn lowest(score: &str, byes_before: u32, passed: &[No], name: Names<'_>) -> String {
    let among = match byes_before {
        0 => "没轮空过的人里".to_owned(),
        times => format!("人人都轮空过，轮空最少（{times} 次）的人里"),
    };
    let lowest = format!("{among}积分最低（{score} 分）、次序最后。");
    if passed.is_empty() {
        return lowest;
    }
    let passed: Vec<String> = passed.iter().map(|no| name(*no)).collect();
    format!("{lowest}{}本应在前，但若轮空，其余的人就排不通。", join::names(&passed))
}
