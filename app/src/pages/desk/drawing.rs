//! The little drawing of a structure: a sign for each of its formats, with an arrow between them.

use leptos::prelude::*;
use shared::stage::Format;

/// At most so many signs in a drawing; what follows is left out.
const SIGNS: usize = 3;

/// A drawing of 96 by 48.
#[component]
pub fn Drawing(
    /// The formats of the stages.
    formats: Vec<Format>,
    /// Whether teams meet: their boards are drawn.
    #[prop(optional)]
    team: bool,
) -> impl IntoView {
    let path = match formats.as_slice() {
        [] => boards(),
        [Format::Swiss(_)] if team => boards(),
        [one] => wide(one),
        several => line(several),
    };
    view! { <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true"><path d=path></path></svg> }
}

/// Stages side by side.
fn line(formats: &[Format]) -> String {
    let shown = formats.len().min(SIGNS);
    let (width, step) = if shown == 2 { (36, 56) } else { (24, 35) };
    let mut path = String::new();
    let mut left = 2;
    for (index, format) in formats.iter().take(shown).enumerate() {
        if index > 0 {
            path.push_str(&format!("M{} 24h10m-4-4l4 4-4 4", left - (step - width) + 4));
        }
        path.push_str(&sign(format, left, width));
        left += step;
    }
    path
}

/// The sign of a format in a box of a width from `left`.
fn sign(format: &Format, left: i32, width: i32) -> String {
    match format {
        Format::Swiss(_) => columns(left, width / 8),
        Format::RoundRobin { .. } => hexagon(left + width / 2, width / 2),
        Format::Groups(_) => squares(left, width),
        Format::SingleElim(_) => bracket(left, width),
        Format::DoubleElim => double(left, width),
        Format::Heats(_) => circle(left + width / 2, 24, width / 2 - 2),
        Format::Ladder => stairs(left, width),
    }
}

/// The sign of the only format, over the whole drawing.
fn wide(format: &Format) -> String {
    match format {
        Format::Swiss(swiss) => columns(4, i32::try_from(swiss.rounds).unwrap_or(7).min(11)),
        Format::RoundRobin { legs: 2 } => format!("{}{}", hexagon(26, 20), hexagon(70, 20)),
        Format::RoundRobin { .. } => hexagon(48, 20),
        Format::Heats(_) => format!("{}{}{}", circle(18, 24, 12), circle(48, 24, 12), circle(78, 24, 12)),
        other => sign(other, 6, 80),
    }
}

/// A column of boards for each round.
fn columns(left: i32, rounds: i32) -> String {
    let columns = (0..rounds).map(|round| left + round * 8);
    columns.flat_map(|x| (0..5).map(move |row| format!("M{x} {}h5", 8 + row * 8))).collect()
}

/// Six around a table, each joined to each.
fn hexagon(centre: i32, radius: i32) -> String {
    let around =
        [(2, 0), (1, 2), (-1, 2), (-2, 0), (-1, -2), (1, -2)].map(|(x, y)| (x * radius / 2, y * radius * 17 / 40));
    let mut path = String::new();
    for (index, from) in around.iter().enumerate() {
        for to in around.iter().skip(index + 1) {
            path.push_str(&format!("M{} {}L{} {}", centre + from.0, 24 + from.1, centre + to.0, 24 + to.1));
        }
    }
    path
}

fn squares(left: i32, width: i32) -> String {
    let rows = [6, 19, 32];
    let across = (width + 2) / 13;
    let square = |x: i32, y: i32| format!("M{x} {y}h9v9h-9z");
    rows.iter().flat_map(|y| (0..across).map(move |column| square(left + column * 13, *y))).collect()
}

fn bracket(left: i32, width: i32) -> String {
    let third = width / 3;
    let pair = |y: i32| format!("M{left} {y}h{third}v12h-{third}");
    let join = format!("M{} 12h{third}v24h-{third}M{} 24h{third}", left + third, left + 2 * third);
    format!("{}{}{join}", pair(6), pair(30))
}

fn double(left: i32, width: i32) -> String {
    let quarter = width / 4;
    let upper = format!("M{left} 5h{quarter}v10h-{quarter}M{left} 22h{quarter}v10h-{quarter}");
    let middle = format!("M{} 10h{quarter}v17h-{quarter}M{} 18h{}", left + quarter, left + 2 * quarter, 2 * quarter);
    format!("{upper}{middle}M{} 42h{quarter}v-8h{quarter}v-16", left + quarter)
}

fn circle(x: i32, y: i32, radius: i32) -> String {
    let seat = |dx: i32, dy: i32| format!("M{} {}h.01", x + dx * radius, y + dy * radius);
    let seats: String = [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(dx, dy)| seat(dx, dy)).concat();
    format!(
        "M{} {y}a{radius} {radius} 0 1 0 {} 0a{radius} {radius} 0 1 0 -{} 0{seats}",
        x - radius,
        2 * radius,
        2 * radius
    )
}

fn stairs(left: i32, width: i32) -> String {
    let step = width / 4;
    format!("M{left} 40h{step}v-10h{step}v-10h{step}v-10h{step}")
}

/// Four boards between two teams.
fn boards() -> String {
    [8, 19, 30, 41].map(|y| format!("M14 {}h4v4h-4zM20 {y}h56M78 {}h4v4h-4z", y - 2, y - 2)).concat()
}
