//! The templates of the form of a new event, each with a small drawing.

use leptos::prelude::*;

/// A way to play that one click chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Template {
    key: &'static str,
    name: &'static str,
    what: &'static str,
    field: &'static str,
    drawing: Drawing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawing {
    Rounds(u32),
    Circle,
    TwoCircles,
}

const TEMPLATES: [Template; 6] = [
    Template {
        key: "swiss_5",
        name: "积分编排 5 轮",
        what: "半天能下完",
        field: "8 至 30 人",
        drawing: Drawing::Rounds(5),
    },
    Template {
        key: "swiss_7",
        name: "积分编排 7 轮",
        what: "人多、时间短。每人每轮都下",
        field: "16 至 100 人",
        drawing: Drawing::Rounds(7),
    },
    Template {
        key: "swiss_9",
        name: "积分编排 9 轮",
        what: "两天，名次更准",
        field: "40 至 200 人",
        drawing: Drawing::Rounds(9),
    },
    Template {
        key: "swiss_11",
        name: "积分编排 11 轮",
        what: "三天以上的大赛",
        field: "100 人以上",
        drawing: Drawing::Rounds(11),
    },
    Template {
        key: "round_robin",
        name: "大循环",
        what: "人人相遇一次",
        field: "3 至 14 人",
        drawing: Drawing::Circle,
    },
    Template {
        key: "double_round_robin",
        name: "双循环",
        what: "人人相遇两次，先后各一",
        field: "3 至 8 人",
        drawing: Drawing::TwoCircles,
    },
];

/// The template that nobody has to choose.
pub const DEFAULT_TEMPLATE: &str = "swiss_7";

/// Cards to choose a template from.
#[component]
pub fn Templates(
    /// The key that is chosen.
    #[prop(into)]
    chosen: String,
) -> impl IntoView {
    let card = move |template: Template| {
        let checked = template.key == chosen;
        view! {
            <label>
                <input type="radio" name="play[template]" value=template.key checked=checked />
                <span>
                    {drawing(template.drawing)}
                    <b>{template.name}</b>
                    <small>{template.what}</small>
                    <small>{template.field}</small>
                </span>
            </label>
        }
    };
    view! { <div class="tp">{TEMPLATES.into_iter().map(card).collect_view()}</div> }
}

fn drawing(drawing: Drawing) -> impl IntoView {
    let path = match drawing {
        Drawing::Rounds(rounds) => rounds_path(rounds),
        Drawing::Circle => hexagon(48),
        Drawing::TwoCircles => format!("{}{}", hexagon(26), hexagon(70)),
    };
    view! { <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true"><path d=path></path></svg> }
}

/// A column of boards for each round.
fn rounds_path(rounds: u32) -> String {
    let columns = (0..rounds).map(|round| 4 + round * 8);
    columns.flat_map(|x| (0..5).map(move |row| format!("M{x} {}h5", 8 + row * 8))).collect()
}

/// Six around a table, each joined to each.
fn hexagon(centre: i32) -> String {
    const AROUND: [(i32, i32); 6] = [(20, 0), (10, 17), (-10, 17), (-20, 0), (-10, -17), (10, -17)];
    let mut path = String::new();
    for (index, from) in AROUND.iter().enumerate() {
        for to in AROUND.iter().skip(index + 1) {
            path.push_str(&format!("M{} {}L{} {}", centre + from.0, 24 + from.1, centre + to.0, 24 + to.1));
        }
    }
    path
}
