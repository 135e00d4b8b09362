//! Writing divisions: only the rows that differ.

use chrono::{DateTime, Utc};
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict};
use sea_orm::{
    ActiveModelBehavior, ActiveModelTrait, ActiveValue::NotSet, ActiveValue::Set, ColumnTrait, Condition,
    ConnectionTrait, EntityTrait, IdenStatic, IntoActiveModel, Iterable, ModelTrait, PrimaryKeyToColumn, QueryFilter,
};
use shared::division::Division;

use super::rows::{Row, Rows, difference};
use super::to_rows::{self, maybe_json, unless_empty};
use crate::entity::{division, entrant, game, pairing, round, stage};
use crate::error::Result;

/// Rows to a statement: each column is a parameter, and SQLite takes 32,766 of them.
const ROWS_AT_ONCE: usize = 1000;

/// Writes a new division with everything in it. Its row is numbered and returned.
pub(crate) async fn insert(
    db: &impl ConnectionTrait,
    event_id: i64,
    number: i64,
    division: &Division,
    now: DateTime<Utc>,
) -> Result<division::Model> {
    let row = division::ActiveModel {
        id: NotSet,
        event_id: Set(event_id),
        number: Set(number),
        name: Set(division.name.clone()),
        lot: Set(maybe_json(division.lot.as_ref())?),
        finished: Set(division.finished),
        version: Set(1),
        updated_at: Set(now),
        team: Set(maybe_json(division.team.as_ref())?),
        totals: Set(unless_empty(&division.totals)?),
        prizes: Set(unless_empty(&division.prizes)?),
        removed_at: Set(None),
    };
    let row = row.insert(db).await?;
    let rows = to_rows::rows(row.id, division)?;
    write_difference(db, row.id, &Rows::default(), &rows).await?;
    Ok(row)
}

/// Writes what `after` has and `before` has not, and raises the version. `row` is locked and tells of `before`.
pub(crate) async fn save(
    db: &impl ConnectionTrait,
    row: division::Model,
    before: &Division,
    after: &Division,
    now: DateTime<Utc>,
) -> Result<division::Model> {
    let (rows_before, rows_after) = to_rows::differing_rows(row.id, before, after)?;
    write_difference(db, row.id, &rows_before, &rows_after).await?;
    let version = row.version + 1;
    let mut row = row.into_active_model();
    row.name = Set(after.name.clone());
    row.lot = Set(maybe_json(after.lot.as_ref())?);
    row.finished = Set(after.finished);
    row.team = Set(maybe_json(after.team.as_ref())?);
    row.totals = Set(unless_empty(&after.totals)?);
    row.prizes = Set(unless_empty(&after.prizes)?);
    row.version = Set(version);
    row.updated_at = Set(now);
    Ok(row.update(db).await?)
}

/// Says when a division was removed, or that it is there again.
pub(crate) async fn set_removed(
    db: &impl ConnectionTrait,
    row: division::Model,
    removed_at: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> Result<()> {
    let version = row.version + 1;
    let mut row = row.into_active_model();
    row.removed_at = Set(removed_at);
    row.version = Set(version);
    row.updated_at = Set(now);
    row.update(db).await?;
    Ok(())
}

/// Deletes from the leaves to the root and writes from the root to the leaves.
async fn write_difference(db: &impl ConnectionTrait, id: i64, before: &Rows, after: &Rows) -> Result<()> {
    let entrants = difference(&before.entrants, &after.entrants);
    let stages = difference(&before.stages, &after.stages);
    let rounds = difference(&before.rounds, &after.rounds);
    let pairings = difference(&before.pairings, &after.pairings);
    let games = difference(&before.games, &after.games);
    delete_games(db, id, games.gone).await?;
    delete_pairings(db, id, &pairings.gone).await?;
    delete_rounds(db, id, &rounds.gone).await?;
    delete_by::<stage::Entity>(db, stage::Column::DivisionId.eq(id), stage::Column::Stage, &stages.gone).await?;
    delete_by::<entrant::Entity>(db, entrant::Column::DivisionId.eq(id), entrant::Column::Entrant, &entrants.gone)
        .await?;
    free_numbers(db, id, before, &entrants.written).await?;
    upsert(db, entrants.written).await?;
    upsert(db, stages.written).await?;
    upsert(db, rounds.written).await?;
    upsert(db, pairings.written).await?;
    upsert(db, games.written).await
}

async fn delete_by<E: EntityTrait>(
    db: &impl ConnectionTrait,
    of_division: Expr,
    column: E::Column,
    keys: &[i64],
) -> Result<()> {
    for keys in keys.chunks(ROWS_AT_ONCE) {
        let rows = E::delete_many().filter(of_division.clone()).filter(column.is_in(keys.iter().copied()));
        rows.exec(db).await?;
    }
    Ok(())
}

async fn delete_rounds(db: &impl ConnectionTrait, id: i64, keys: &[(i64, i64)]) -> Result<()> {
    for keys in keys.chunks(ROWS_AT_ONCE) {
        let any = keys.iter().fold(Condition::any(), |any, (stage, round)| {
            any.add(round::Column::Stage.eq(*stage).and(round::Column::Round.eq(*round)))
        });
        round::Entity::delete_many().filter(round::Column::DivisionId.eq(id)).filter(any).exec(db).await?;
    }
    Ok(())
}

/// Pairings go by rounds: the boards that a round loses are few.
async fn delete_pairings(db: &impl ConnectionTrait, id: i64, keys: &[(i64, i64, i64)]) -> Result<()> {
    for of_round in keys.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        let Some((stage, round, _)) = of_round.first().copied() else { continue };
        let of_round: Vec<i64> = of_round.iter().map(|key| key.2).collect();
        let this_round = pairing::Column::DivisionId
            .eq(id)
            .and(pairing::Column::Stage.eq(stage))
            .and(pairing::Column::Round.eq(round));
        delete_by::<pairing::Entity>(db, this_round, pairing::Column::Board, &of_round).await?;
    }
    Ok(())
}

/// Games go by rounds as well, the first games of all boards together.
async fn delete_games(db: &impl ConnectionTrait, id: i64, mut keys: Vec<(i64, i64, i64, i64)>) -> Result<()> {
    keys.sort_unstable_by_key(|(stage, round, board, game)| (*stage, *round, *game, *board));
    for alike in keys.chunk_by(|a, b| (a.0, a.1, a.3) == (b.0, b.1, b.3)) {
        let Some((stage, round, _, game)) = alike.first().copied() else { continue };
        let boards: Vec<i64> = alike.iter().map(|key| key.2).collect();
        let these = game::Column::DivisionId
            .eq(id)
            .and(game::Column::Stage.eq(stage))
            .and(game::Column::Round.eq(round))
            .and(game::Column::Game.eq(game));
        delete_by::<game::Entity>(db, these, game::Column::Board, &boards).await?;
    }
    Ok(())
}

/// Numbers that change hands are freed first, so that no two have one number at any moment.
async fn free_numbers(db: &impl ConnectionTrait, id: i64, before: &Rows, written: &[entrant::Model]) -> Result<()> {
    let old_row = |key: i64| before.entrants.binary_search_by_key(&key, Row::key).ok();
    let old_no = |key: i64| old_row(key).and_then(|at| before.entrants.get(at)).and_then(|row| row.no);
    let changed: Vec<i64> = written
        .iter()
        .filter(|row| old_no(row.entrant).is_some_and(|no| row.no != Some(no)))
        .map(|row| row.entrant)
        .collect();
    for entrants in changed.chunks(ROWS_AT_ONCE) {
        entrant::Entity::update_many()
            .col_expr(entrant::Column::No, Expr::value(Option::<i64>::None))
            .filter(entrant::Column::DivisionId.eq(id))
            .filter(entrant::Column::Entrant.is_in(entrants.iter().copied()))
            .exec(db)
            .await?;
    }
    Ok(())
}

/// Inserts rows, or overwrites those with the same key.
async fn upsert<M>(db: &impl ConnectionTrait, rows: Vec<M>) -> Result<()>
where
    M: ModelTrait + IntoActiveModel<<M::Entity as EntityTrait>::ActiveModel>,
    <M::Entity as EntityTrait>::ActiveModel: ActiveModelBehavior + Send,
{
    let mut rows = rows.into_iter().map(IntoActiveModel::into_active_model).peekable();
    while rows.peek().is_some() {
        let some: Vec<_> = rows.by_ref().take(ROWS_AT_ONCE).collect();
        <M::Entity as EntityTrait>::insert_many(some)
            .on_conflict(overwrite::<M::Entity>())
            .exec_without_returning(db)
            .await?;
    }
    Ok(())
}

fn overwrite<E: EntityTrait>() -> OnConflict {
    let key: Vec<E::Column> = E::PrimaryKey::iter().map(PrimaryKeyToColumn::into_column).collect();
    let is_key = |column: &E::Column| key.iter().any(|key| key.as_str() == column.as_str());
    let others: Vec<E::Column> = E::Column::iter().filter(|column| !is_key(column)).collect();
    OnConflict::columns(key.iter().copied()).update_columns(others).to_owned()
}
