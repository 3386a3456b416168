import { type RawBuilder, sql } from 'kysely';

/** Most filters that one statement reads. */
const ALERTS_AT_ONCE = 500;
/** Bytes of stored filters after which one statement stops. The filter of the largest search takes some 30 kB. */
const BYTES_AT_ONCE = 500_000;

/** A row of `limitByBytes`. `isCut` is true in all rows of a statement that stopped before it had read all requested alerts. */
export interface CutRow {
  id: number;
  isCut: boolean;
}

/**
 * Limits rows to `BYTES_AT_ONCE` bytes of filters, in the order of `id`; at least one row remains.
 *
 * @param rows a query with the columns `id` and `filter`
 */
export const limitByBytes = <Row>(rows: RawBuilder<Row>): RawBuilder<Row & CutRow> => sql<Row & CutRow>`
  select * from (
    select r.*, sum(pg_column_size(r.filter)) over () > ${BYTES_AT_ONCE} as "isCut",
      sum(pg_column_size(r.filter)) over (order by r.id) - pg_column_size(r.filter) as bytes_before
    from (${rows}) as r
  ) as cut where bytes_before < ${BYTES_AT_ONCE} order by id`;

/** Condition on a row of an unordered query: whether the rows before it reach `BYTES_AT_ONCE` bytes of filters. */
export const exceedsByteLimit = (filter: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  coalesce(sum(pg_column_size(${filter})) over (rows between unbounded preceding and 1 preceding), 0) >= ${BYTES_AT_ONCE}`;

/**
 * Alerts with their filters, in parts. Each part is so small that reading it neither fills the memory nor blocks other requests.
 *
 * @param list reads some of them by `limitByBytes`; it may leave out rows, such as deleted alerts
 */
export async function* filtersInParts<Row extends CutRow>(
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
