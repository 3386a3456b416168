import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { LocationType } from '../../location.ts';
import type { KnownPlaces } from './directory-places.ts';
import type { LocalityRecord, PlaceRecord } from './place-record.ts';

/** Source of places: the installed packages, or the official directory that an operator imported. */
export type PlaceSource = 'packages' | 'directory';

/** Rows that one statement writes: bounds the size of its parameter to about 1 MB. */
const ROWS_PER_STATEMENT = 500;

/** The loaded edition of a source, or null. */
export async function findLoadedVersion(db: Db, source: PlaceSource): Promise<string | null> {
  const row = await db.selectFrom('placeDataset').select('version').where('source', '=', source).executeTakeFirst();
  return row?.version ?? null;
}

/** Stores the loaded edition of a source. */
export async function saveVersion(db: Db, source: PlaceSource, version: string): Promise<void> {
  await db
    .insertInto('placeDataset')
    .values({ source, version })
    .onConflict((on) =>
      on.column('source').doUpdateSet({ version, loadedAt: sql`now()` }).where('placeDataset.version', '<>', version),
    )
    .execute();
}

/** Municipalities with their spellings, and the radius of each postal code. */
export async function listKnownPlaces(db: Db): Promise<KnownPlaces> {
  const cities = await db
    .selectFrom('location')
    .where('type', '=', LocationType.City)
    .select(['id', 'textEn as en', 'textFr as fr', 'textDe as de', 'textIt as it', 'cantonId', 'zoneId'])
    .select(['regionCode', 'weight', 'radiusM'])
    .select(
      sql<
        Record<string, string>
      >`(select json_object_agg(name_key, label) from location_name where location_id = id)`.as('spellings'),
    )
    .execute();
  const codes = await db
    .selectFrom('location')
    .where('type', '=', LocationType.PostalCode)
    .select(['id', 'radiusM'])
    .execute();
  return {
    cities: new Map(
      cities.map(({ id, en, fr, de, it, spellings, ...city }) => [
        id,
        {
          id,
          texts: { en, fr, de, it },
          regionCode: city.regionCode,
          cantonId: city.cantonId,
          zoneId: city.zoneId,
          weight: city.weight,
          radiusM: city.radiusM,
          spellings: new Map(Object.entries(spellings)),
        },
      ]),
    ),
    radiusByCode: new Map(codes.map(({ id, radiusM }) => [String(id), radiusM])),
  };
}

/**
 * Inserts or updates places and replaces their spellings; equal rows stay unchanged.
 *
 * @returns number of rows changed
 */
export async function savePlaces(db: Db, places: readonly PlaceRecord[]): Promise<number> {
  let changed = 0;
  for (const part of parts(places)) {
    changed += await saveLocations(db, part);
    changed += await saveSpellings(db, part);
  }
  return changed;
}

/**
 * Replaces all localities with the given ones; equal rows stay unchanged.
 *
 * @returns number of rows changed
 */
export async function replaceLocalities(db: Db, localities: readonly LocalityRecord[]): Promise<number> {
  const localityRows = JSON.stringify(localities.map(({ postalCode, name, cityId }) => ({ postalCode, name, cityId })));
  let changed = await affected(
    db,
    sql`delete from locality where not exists (
      select from json_to_recordset(${localityRows}::json) as kept ("postalCode" text, name text, "cityId" int)
      where kept."postalCode" = locality.postal_code and kept.name = locality.name and kept."cityId" = locality.city_id
    )`,
  );
  for (const part of parts(localities)) changed += await saveLocalities(db, part);
  return changed;
}

/** Analyses the tables for the planner: the embedded database does not do it by itself. */
export async function analyzePlaces(db: Db): Promise<void> {
  await sql`analyze location, location_name, locality`.execute(db);
}

function saveLocations(db: Db, places: readonly PlaceRecord[]): Promise<number> {
  const rows = places.map(({ spellings, texts, ...place }) => ({ ...place, ...texts }));
  return affected(
    db,
    sql`insert into location as old (id, type, name, text_en, text_fr, text_de, text_it, region_code, canton_id, zone_id,
      city_id, postal_code, lat, lng, radius_m, weight)
    select id, type, name, en, fr, de, it, "regionCode", "cantonId", "zoneId", "cityId", "postalCode", lat, lng, "radiusM",
      weight
    from json_to_recordset(${JSON.stringify(rows)}::json) as place (id int, type smallint, name text, en text, fr text,
      de text, it text, "regionCode" text, "cantonId" int, "zoneId" int, "cityId" int, "postalCode" text,
      lat double precision, lng double precision, "radiusM" real, weight real)
    on conflict (id) do update set type = excluded.type, name = excluded.name, text_en = excluded.text_en,
      text_fr = excluded.text_fr, text_de = excluded.text_de, text_it = excluded.text_it,
      region_code = excluded.region_code, canton_id = excluded.canton_id, zone_id = excluded.zone_id,
      city_id = excluded.city_id, postal_code = excluded.postal_code, lat = excluded.lat, lng = excluded.lng,
      radius_m = excluded.radius_m, weight = excluded.weight
    where old is distinct from excluded`,
  );
}

async function saveSpellings(db: Db, places: readonly PlaceRecord[]): Promise<number> {
  const ids = places.map(({ id }) => id);
  const rows = JSON.stringify(
    places.flatMap(({ id, spellings }) => [...spellings].map(([key, label]) => ({ id, key, label }))),
  );
  const dropped = await affected(
    db,
    sql`delete from location_name where location_id = any(${ids}::int[]) and (location_id, name_key) not in
      (select id, key from json_to_recordset(${rows}::json) as spelling (id int, key text))`,
  );
  const written = await affected(
    db,
    sql`insert into location_name as old (location_id, name_key, label)
    select id, key, label from json_to_recordset(${rows}::json) as spelling (id int, key text, label text)
    on conflict (location_id, name_key) do update set label = excluded.label where old.label <> excluded.label`,
  );
  return dropped + written;
}

function saveLocalities(db: Db, localities: readonly LocalityRecord[]): Promise<number> {
  return affected(
    db,
    sql`insert into locality as old (name, postal_code, city_id, share, language, lat, lng)
    select name, "postalCode", "cityId", share, language, lat, lng
    from json_to_recordset(${JSON.stringify(localities)}::json) as part (name text, "postalCode" text, "cityId" int,
      share real, language text, lat double precision, lng double precision)
    on conflict (postal_code, name, city_id) do update set share = excluded.share, language = excluded.language,
      lat = excluded.lat, lng = excluded.lng
    where (old.share, old.language, old.lat, old.lng)
      is distinct from (excluded.share, excluded.language, excluded.lat, excluded.lng)`,
  );
}

async function affected(db: Db, statement: ReturnType<typeof sql>): Promise<number> {
  const { numAffectedRows } = await statement.execute(db);
  return Number(numAffectedRows ?? 0);
}

function* parts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) yield rows.slice(at, at + ROWS_PER_STATEMENT);
}
