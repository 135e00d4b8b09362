//! Pages of a table that would be too heavy for a phone as one.

use leptos::prelude::*;

use crate::components::{Link, Pager};

/// Cells on one page: with them the page stays well under 30 KB as sent.
const CELLS: usize = 3_000;

/// Which rows of a table are shown.
pub(super) struct Pages {
    rows: usize,
    on_one: usize,
    current: usize,
}

impl Pages {
    /// Pages for so many rows of so many columns; `page` from 1, the nearest where there is none such.
    pub(super) fn of(rows: usize, columns: usize, page: u32) -> Self {
        let on_one = (CELLS / columns.max(1)).max(10);
        let last = rows.div_ceil(on_one).max(1);
        let asked = usize::try_from(page).unwrap_or(usize::MAX);
        Self { rows, on_one, current: asked.clamp(1, last) }
    }

    /// The rows of this page, each with its index among all.
    pub(super) fn slice<'r, T>(&self, rows: &'r [T]) -> impl Iterator<Item = (usize, &'r T)> + use<'r, T> {
        rows.iter().enumerate().skip((self.current - 1) * self.on_one).take(self.on_one)
    }

    /// Links to the pages, each named by its rows; nothing where there is but one.
    pub(super) fn links(&self, address: impl Fn(usize) -> String) -> Option<AnyView> {
        let link = |page: usize| {
            let (from, to) = ((page - 1) * self.on_one + 1, (page * self.on_one).min(self.rows));
            Link::new(format!("{from}–{to}"), address(page)).current_if(page == self.current)
        };
        let last = self.rows.div_ceil(self.on_one);
        let links: Vec<Link> = (1..=last).map(link).collect();
        (last > 1).then(|| view! { <Pager label="各页" word="序号" links /> }.into_any())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_is_not_there_is_the_nearest() {
        let rows: Vec<usize> = (0..700).collect();
        let shown = |page| Pages::of(rows.len(), 10, page).slice(&rows).map(|(index, _)| index).collect::<Vec<_>>();
        assert_eq!(shown(0), (0..300).collect::<Vec<_>>());
        assert_eq!(shown(3), (600..700).collect::<Vec<_>>());
        assert_eq!(shown(9), (600..700).collect::<Vec<_>>());
    }
}
