import type { Db } from '#platform/db/db.ts';

/** A record with a name. */
export interface Named {
  id: number;
  name: string;
}

/** Names of sources by id. Index: source_pkey. */
export const listSourceNames = (db: Db, ids: readonly number[]): Promise<Named[]> =>
  db
    .selectFrom('source')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
