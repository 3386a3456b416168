import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import type { Address, DirectoryAddress } from './address-file.ts';

/** A number of `address_directory` that counts, and its size; undefined before the first import. */
export const findCurrentDirectory = (db: Db): Promise<{ id: number; addresses: number } | undefined> =>
  db.selectFrom('addressDirectory').select(['id', 'addresses']).where('isCurrent', '=', true).executeTakeFirst();

/** Begins a directory that does not count yet. @returns its id */
export async function insertDirectory(db: Db, now: Date): Promise<number> {
  const row = await db
    .insertInto('addressDirectory')
    .values({ begunAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds addresses to a directory. */
export async function insertAddresses(db: Db, directoryId: number, rows: readonly DirectoryAddress[]): Promise<void> {
  const column = <Name extends keyof DirectoryAddress>(name: Name): DirectoryAddress[Name][] =>
    rows.map((row) => row[name]);
  await sql`
    insert into address (directory_id, postal_code, street_key, street, number, city, lat, lng)
    select ${directoryId}::int, * from unnest(${column('postalCode')}::text[], ${column('streetKey')}::text[],
      ${column('street')}::text[], ${column('number')}::text[], ${column('city')}::text[],
      ${column('lat')}::float8[], ${column('lng')}::float8[])`.execute(db);
}

/** Makes a directory the one that counts. @returns false where another import removed it meanwhile */
export async function markCurrentDirectory(tx: Db, id: number, addresses: number): Promise<boolean> {
  await tx.updateTable('addressDirectory').set({ isCurrent: false }).where('isCurrent', '=', true).execute();
  const marked = tx.updateTable('addressDirectory').set({ isCurrent: true, addresses }).where('id', '=', id);
  return (await marked.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Deletes all addresses of directories that do not count, of interrupted imports among them. */
export async function deleteOtherDirectories(db: Db, currentId: number | null): Promise<void> {
  for (const { id } of await listOtherDirectories(db, currentId)) {
    while ((await deleteInBatches(db, 'address', sql<boolean>`directory_id = ${id}`)) > 0);
    await db.deleteFrom('addressDirectory').where('id', '=', id).execute();
  }
}

const listOtherDirectories = (db: Db, currentId: number | null): Promise<{ id: number }[]> =>
  db
    .selectFrom('addressDirectory')
    .select('id')
    .$if(currentId !== null, (query) => query.where('id', '!=', currentId as number))
    .execute();

/** Streets of a postal code by the beginning of their folded name, each once. Index: address_street. */
export async function listStreets(
  db: Db,
  { directoryId, postalCode, streetKey, limit }: StreetSearch,
): Promise<Pick<Address, 'street' | 'postalCode' | 'city'>[]> {
  const { rows } = await sql<Pick<Address, 'street' | 'postalCode' | 'city'>>`
    select street, min(postal_code) as "postalCode", min(city) as city from address
    where directory_id = ${directoryId} and postal_code = ${postalCode} and street_key like ${beginning(streetKey)}
    group by street, street_key
    order by street_key <> ${streetKey}, street_key, street
    limit ${limit}`.execute(db);
  return rows;
}

/** Addresses of streets by the beginning of folded name and number, in the order of their numbers. Index: address_street. */
export async function listAddresses(
  db: Db,
  { directoryId, postalCode, streetKey, limit, number }: StreetSearch & { number: string },
): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select street, number, postal_code as "postalCode", city, lat, lng from address
    where directory_id = ${directoryId} and postal_code = ${postalCode} and street_key like ${beginning(streetKey)}
      and lower(number) like ${beginning(number)}
    order by lower(number) <> ${number}, street_key <> ${streetKey}, street_key, length(number), number
    limit ${limit}`.execute(db);
  return rows;
}

/** A street by the beginning of its folded name. */
interface StreetSearch {
  directoryId: number;
  postalCode: string;
  streetKey: string;
  limit: number;
}

const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
