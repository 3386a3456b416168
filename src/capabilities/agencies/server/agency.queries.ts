import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { AgencyType } from '../agency.ts';

/** The agency with a name, ignoring case; its row is locked. */
export async function findAgencyForUpdate(db: Db, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('agency')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Values of a new agency. */
export interface NewAgency {
  name: string;
  slug: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
}

/** Inserts an agency without an administrator yet. Its status is the default of the table (AutoAgency, 10). */
export async function insertAgency(db: Db, { postalCode, ...agency }: NewAgency, now: Date): Promise<number> {
  const row = await db
    .insertInto('agency')
    .values({ ...agency, type: AgencyType.Agency, postalCode, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Agencies whose name, without accents and ignoring case, matches a pattern. */
export async function listAgencyIdsLike(db: Db, pattern: string): Promise<number[]> {
  const plainName = sql<string>`regexp_replace(normalize(name, NFD), ${'[\u0300-\u036F]'}, '', 'g')`;
  const rows = await db.selectFrom('agency').select('id').where(plainName, 'ilike', pattern).execute();
  return rows.map((row) => row.id);
}

/** An agency with its name. */
export interface AgencyName {
  id: number;
  name: string;
}

/** Names of agencies by id. Index: agency_pkey. */
export const listAgencyNames = (db: Db, ids: readonly number[]): Promise<AgencyName[]> =>
  db
    .selectFrom('agency')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();

/** Whether the record of an agency has a status. */
export async function hasStatus(db: Db, id: number, status: number): Promise<boolean> {
  const row = await db
    .selectFrom('agency')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return row !== undefined;
}

/** Name and address of an agency. */
export interface AgencyContact {
  id: number;
  name: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  cityId: number | null;
}

/** Names and addresses of agencies by id. Index: agency_pkey. */
export const listAgencyContacts = (db: Db, ids: readonly number[]): Promise<AgencyContact[]> =>
  db
    .selectFrom('agency')
    .select(['id', 'name', 'street', 'postalCode', 'city', 'cityId'])
    .where('id', 'in', [...ids])
    .execute();
