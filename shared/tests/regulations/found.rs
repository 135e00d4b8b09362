//! The table of `docs/structures.md`: for every regulation its template is there, and is found by what the regulation says.

use shared::structure::templates::{ALL, Template, fitting};

const PAGE: &str = include_str!("../../../docs/structures.md");

/// A line of the tables: what the regulation says, and the template to begin with.
fn lines() -> Vec<(&'static str, Template)> {
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix('|'));
    let cells = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    let named = |name: &str| ALL.into_iter().find(|template| template.name == name);
    let lines = cells.filter(|cells| cells[1] != "模板");
    lines.map(|cells| (cells[0], named(cells[1]).unwrap_or_else(|| panic!("no template {}", cells[1])))).collect()
}

#[test]
fn every_regulation_finds_its_template_among_the_first_three() {
    let lines = lines();
    assert!(lines.len() > 32);
    let mut missed = Vec::new();
    for (text, template) in lines {
        let found: Vec<&str> = fitting(text).iter().take(3).map(|one| one.template.name).collect();
        if !found.contains(&template.name) {
            missed.push((text, template.name, found));
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn most_regulations_find_their_template_first() {
    let lines = lines();
    let first = |(text, template): &&(&str, Template)| fitting(text)[0].template == *template;
    assert!(lines.iter().filter(first).count() * 10 >= lines.len() * 8);
}

#[test]
fn what_fitted_is_named() {
    let best = fitting("首轮１局，第二轮起三局两胜").remove(0);
    assert_eq!((best.template.key, best.words), ("best_of_three", vec!["三局两胜", "首轮一局"]));
}
