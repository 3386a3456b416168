import { sql } from 'kysely';
import type { GeoBounds } from '#kernel/geo.ts';
import type { Db } from '#platform/db/db.ts';
import type { AreaKind } from '../../area-kind.ts';
import { LocationType } from '../../location.ts';

/** An area as stored. */
export interface KnownArea {
  id: number;
  kind: AreaKind;
  key: string | null;
  name: string;
  /** Its municipality; null for regions. */
  cityId: number | null;
  cantonId: number;
  lat: number;
  lng: number;
  /** GeoJSON coordinates of a MultiPolygon, as text. */
  boundary: string;
  digest: string;
  isListed: boolean;
}

/** An area with its boundary, as a row to write. */
export type AreaRow = GeoBounds & Pick<KnownArea, 'id' | 'kind' | 'key' | 'boundary' | 'digest'>;

/** The fields of a municipality that an area needs. */
export interface AreaCity {
  id: number;
  cantonId: number;
  regionCode: string;
}

/** Lets one import at a time process areas, until the transaction ends. */
export async function lockAreas(tx: Db): Promise<void> {
  await sql`lock table area in share row exclusive mode`.execute(tx);
}

/** All areas of some kinds, including unlisted ones. */
export async function listKnownAreas(db: Db, kinds: readonly AreaKind[]): Promise<KnownArea[]> {
  const { rows } = await sql<KnownArea>`
    select area.id, area.kind, area.key, l.name, l.city_id, l.canton_id, l.lat, l.lng,
      area.boundary, area.digest, area.is_listed
    from area join location l on l.id = area.id
    where area.kind = any(${[...kinds]}::text[]) order by area.id`.execute(db);
  return rows;
}

/** The highest id that an area ever had; null before the first. */
export async function findLastAreaId(db: Db): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from area`.execute(db);
  return rows[0]?.id ?? null;
}

/** Municipalities by id. */
export async function listAreaCities(db: Db, ids: readonly number[]): Promise<AreaCity[]> {
  const { rows } = await sql<AreaCity>`
    select id, canton_id, region_code from location
    where id = any(${[...ids]}::int[]) and type = ${LocationType.City}`.execute(db);
  return rows;
}

/** Writes an area, which is listed from then on. */
export async function saveArea(tx: Db, area: AreaRow): Promise<void> {
  const { id, kind, key, boundary, digest, south, west, north, east } = area;
  await sql`
    insert into area (id, kind, key, boundary, digest, south, west, north, east)
    values (${id}, ${kind}, ${key}, ${boundary}, ${digest}, ${south}, ${west}, ${north}, ${east})
    on conflict (id) do update set key = excluded.key, boundary = excluded.boundary, digest = excluded.digest,
      south = excluded.south, west = excluded.west, north = excluded.north, east = excluded.east, is_listed = true
  `.execute(tx);
}

/** Unlists areas that are in no file any more: they are not found by name, and their addresses still work. */
export async function updateUnlisted(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update area set is_listed = false where id = any(${[...ids]}::int[])`.execute(tx);
  await sql`delete from location_name where location_id = any(${[...ids]}::int[])`.execute(tx);
}

/** Digests of the present boundaries of areas. Index: area_pkey. */
export async function listAreaDigests(db: Db, ids: readonly number[]): Promise<{ id: number; digest: string }[]> {
  const { rows } = await sql<{ id: number; digest: string }>`
    select id, digest from area where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** Boundaries with their digests. Index: area_pkey. */
export async function listAreaBoundaries(
  db: Db,
  ids: readonly number[],
): Promise<Pick<KnownArea, 'id' | 'digest' | 'boundary'>[]> {
  const { rows } = await sql<Pick<KnownArea, 'id' | 'digest' | 'boundary'>>`
    select id, digest, boundary from area where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** Ids of all areas that are in the latest file for their surroundings. */
export async function listListedAreaIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from area where is_listed order by id`.execute(db);
  return rows.map(({ id }) => id);
}
