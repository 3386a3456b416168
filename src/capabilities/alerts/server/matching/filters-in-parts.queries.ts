import { type RawBuilder, sql } from 'kysely';

/** Alerts whose filters one statement reads at most. */
const ALERTS_AT_ONCE = 500;
/** Bytes of filters, as they are stored, from which one statement reads no further: a filter of the largest search takes some 30 kB. */
const BYTES_AT_ONCE = 500_000;

/** A row of an alert, and whether a statement that was to read more stopped behind one of its rows. */
export interface RowInPart {
  id: number;
  isCut: boolean;
}

/**
 * Of rows in the order of `id` with a `filter`: those before which `BYTES_AT_ONCE` are not reached, so at least one.
 *
 * @param rows a query
 */
export const cutByBytes = <Row>(rows: RawBuilder<Row>): RawBuilder<Row & RowInPart> => sql<Row & RowInPart>`
  select * from (
    select r.*, sum(pg_column_size(r.filter)) over () > ${BYTES_AT_ONCE} as "isCut",
      sum(pg_column_size(r.filter)) over (order by r.id) - pg_column_size(r.filter) as bytes_before
    from (${rows}) as r
  ) as cut where bytes_before < ${BYTES_AT_ONCE} order by id`;

/** Of rows in no order: whether `BYTES_AT_ONCE` are reached before this one. */
export const isLeftOut = (filter: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  coalesce(sum(pg_column_size(${filter})) over (rows between unbounded preceding and 1 preceding), 0) >= ${BYTES_AT_ONCE}`;

/**
 * Alerts with what they look for, so few at a time that reading them neither fills the memory nor keeps others waiting.
 *
 * @param list reads some of them by `cutByBytes`; those that are gone are left out
 */
export async function* filtersInParts<Row extends RowInPart>(
  ids: Int32Array | readonly number[],
  list: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < ids.length; ) {
    const next = [...ids.slice(start, start + ALERTS_AT_ONCE)];
    const rows = await list(next);
    const last = rows.at(-1);
    start += last?.isCut ? next.indexOf(last.id) + 1 : next.length;
    if (rows.length > 0) yield rows;
  }
}
