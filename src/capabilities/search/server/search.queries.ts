import type { Db } from '#platform/db/db.ts';

/** Something that bears a name. */
export interface Named {
  id: number;
  name: string;
}

/** Agencies whose name contains a text, in any case. */
export async function agencyIdsNamed(db: Db, part: string): Promise<number[]> {
  const pattern = `%${part.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const rows = await db.selectFrom('agency').select('id').where('name', 'ilike', pattern).execute();
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
