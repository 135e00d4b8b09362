//! The numbers of the rounds, to step from one to another.

use leptos::prelude::*;

use super::division::Here;
use crate::components::{Link, Pager};

/// 第 1 2 3 轮, each at its `address`; nothing where there is but one.
pub(super) fn row(here: &Here, current: u32, address: impl Fn(u32) -> String) -> Option<AnyView> {
    let published = here.published();
    let link = |n: u32| Link::new(n.to_string(), address(n)).current_if(n == current);
    let links: Vec<Link> = (1..=published).map(link).collect();
    (published > 1).then(|| view! { <Pager label="各轮" word="轮次" links /> }.into_any())
}
