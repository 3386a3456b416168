import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Something that bears a name. */
export interface Named {
  id: number;
  name: string;
}

/** Agencies whose name contains a text, in any case and without regard to accents: regie finds Régie. */
export async function agencyIdsNamed(db: Db, part: string): Promise<number[]> {
  const plain = part.normalize('NFD').replace(/[\u0300-\u036F]/g, '');
  const pattern = `%${plain.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const plainName = sql<string>`regexp_replace(normalize(name, NFD), ${'[\u0300-\u036F]'}, '', 'g')`;
  const rows = await db.selectFrom('agency').select('id').where(plainName, 'ilike', pattern).execute();
  return rows.map((row) => row.id);
}

/** Names of agencies by id. Index: agency_pkey. */
export const agencyNames = (db: Db, ids: readonly number[]): Promise<Named[]> =>
  db
    .selectFrom('agency')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();

/** Names of sources by id. Index: source_pkey. */
export const sourceNames = (db: Db, ids: readonly number[]): Promise<Named[]> =>
  db
    .selectFrom('source')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
