//! 抽签: the methods, and how it was done.

use crate::division::{LotMethod, LotRecord};

/// A method of drawing numbers, in a few words.
pub const fn lot_method_name(method: LotMethod) -> &'static str {
    match method {
        LotMethod::All => "全体一次抽签",
        LotMethod::SeedsOdd => "种子抽单数号",
        LotMethod::ByRating => "按等级分排号",
    }
}

/// A method of drawing numbers.
pub const fn lot_method_sentence(method: LotMethod) -> &'static str {
    match method {
        LotMethod::All => "所有人一起抽，号码由签文和各人姓名、报名次序算出。",
        LotMethod::SeedsOdd => "种子和补足的上半区抽 1、3、5 等单数号，其余的人抽双数号。",
        LotMethod::ByRating => "等级分高的号小；等级分相同或没有的，抽签定先后。",
    }
}

/// How the numbers came about.
pub fn lot_record(record: &LotRecord) -> String {
    match record {
        LotRecord::Machine { seed, method, units_apart } => {
            let apart = if *units_apart { "，第 1 轮同单位的互换开" } else { "" };
            format!("{}{apart}。签文“{seed}”，任何人都可以重算。", lot_method_name(*method))
        }
        LotRecord::Listed => "按名单次序编号，没有抽签。".to_owned(),
        LotRecord::Hand => "现场抽签，录入号码。".to_owned(),
        LotRecord::Archive => "号码随档案导入。".to_owned(),
    }
}
