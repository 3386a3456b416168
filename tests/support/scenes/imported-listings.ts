import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { bytesInMemory } from '#capabilities/imports/server/idx/text/feed-bytes.ts';
import { type ImportOptions, importFeed } from '#capabilities/imports/server/import.service.ts';
import type { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';

/** When feeds of tests are delivered. */
const DELIVERED_AT = new Date('2026-11-20T09:00:00Z');

const store = new FolderStore(mkdtempSync(join(tmpdir(), 'pictures-')));

/** Imports a file for an agency. */
export const deliver = (db: Db, agencyName: string, bytes: Uint8Array, options: Partial<ImportOptions> = {}) =>
  importFeed(
    { db, store },
    { agencyName, feed: bytesInMemory(bytes), dryRun: false, confirm: false, now: DELIVERED_AT, ...options },
  );

/** The rows that a statement returns. */
export const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows;

/** The listings of an agency in the order of their references. */
export const listingsOf = (db: Db, agencyName: string) =>
  rowsOf(
    db,
    sql<{
      id: number;
      status: number;
      title: string;
      price: number | null;
      city: string;
      municipality: string | null;
    }>`
    select o.id, o.status, o.title, o.price, o.city, l.name as municipality
    from active_offer o join agency a on a.id = o.agency_id left join location l on l.id = o.city_id
    where a.name = ${agencyName} order by o.external_id nulls last, o.id`,
  );

/** Gives a listing another status. */
export const setStatus = (db: Db, id: number | undefined, status: OfferStatus) =>
  db
    .updateTable('activeOffer')
    .set({ status })
    .where('id', '=', id ?? 0)
    .execute();

/** Version and place of each row of all that an import could touch, besides the note that it ran: changes with any write. */
export const fingerprint = async (db: Db): Promise<unknown> => {
  const tables = await rowsOf(
    db,
    sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('spatial_ref_sys', 'source', 'source_run')
    order by 1`,
  );
  return Promise.all(
    tables.map(({ name }) =>
      rowsOf(
        db,
        sql`select ${name} as name, md5(string_agg(xmin::text || ctid::text, ' ' order by ctid)) from ${sql.table(name)}`,
      ),
    ),
  );
};
