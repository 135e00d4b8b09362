//! The templates of the form of a new event, each with a little drawing, in three groups.

use leptos::prelude::*;
use shared::stage::RuleEdition;
use shared::structure::templates::{self, Template};

use super::structure_template::Card;

/// A group of templates.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they have in common.
    pub title: &'static str,
    /// In their order.
    pub templates: Vec<Template>,
}

/// All templates: of one stage, of several, of teams.
pub fn groups() -> [Group; 3] {
    let stages = |template: &Template| {
        templates::structure(template.key, RuleEdition::default()).map_or(1, |structure| structure.stages.len())
    };
    let of =
        |fits: &dyn Fn(&Template) -> bool| templates::ALL.iter().copied().filter(|template| fits(template)).collect();
    [
        Group { title: "个人，一个阶段", templates: of(&|template| !template.team && stages(template) == 1) },
        Group { title: "个人，几个阶段", templates: of(&|template| !template.team && stages(template) > 1) },
        Group { title: "团体", templates: of(&|template| template.team) },
    ]
}

/// Cards to choose a template from. Only the first group, and the one of the chosen template, are unfolded.
#[component]
pub fn Templates(
    /// The key that is chosen.
    #[prop(into)]
    chosen: String,
) -> impl IntoView {
    let group = |(place, group): (usize, Group)| {
        let open = place == 0 || group.templates.iter().any(|template| template.key == chosen);
        let card = |template: Template| {
            let checked = template.key == chosen;
            view! {
                <label>
                    <input type="radio" name="play[template]" value=template.key checked=checked />
                    <Card template />
                </label>
            }
        };
        let cards = group.templates.into_iter().map(card).collect_view();
        view! {
            <details class="more" open=open>
                <summary>{group.title}</summary>
                <div class="tp">{cards}</div>
            </details>
        }
    };
    groups().into_iter().enumerate().map(group).collect_view()
}
