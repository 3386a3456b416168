import { sql } from 'kysely';
import type { Location as LocationRow } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import type { AreaKind } from '../area-kind.ts';
import { type Location, LocationType, type Town } from '../location.ts';

type Row = Pick<
  LocationRow,
  | 'id'
  | 'name'
  | 'textEn'
  | 'textFr'
  | 'textDe'
  | 'textIt'
  | 'regionCode'
  | 'postalCode'
  | 'cityId'
  | 'lat'
  | 'lng'
  | 'radiusM'
> & { type: LocationType; cityName: string | null; areaKind: AreaKind | null; town: Town | null };

const COLUMNS = sql`l.id, l.type, l.name, l.text_en, l.text_fr, l.text_de, l.text_it, l.region_code, l.postal_code, l.city_id,
  l.lat, l.lng, l.radius_m, (select city.name from location city where city.id = l.city_id) as city_name,
  (select area.kind from area where area.id = l.id) as area_kind,
  (select json_build_object('id', town.id, 'name', town.name, 'texts', json_build_object('en', town.text_en,
    'fr', town.text_fr, 'de', town.text_de, 'it', town.text_it))
    from area join location town on town.id = l.city_id where area.id = l.id) as town`;

/** Order among places that match equally and are equally known: city, canton, postal code, district. */
const TYPE_RANK = sql`array_position(array[${sql.lit(LocationType.City)}, ${sql.lit(LocationType.Region)},
  ${sql.lit(LocationType.PostalCode)}, ${sql.lit(LocationType.Zone)}]::smallint[], l.type)`;

/** Weight from which a city is one of the large towns and capitals: about 70. */
const KNOWN_WEIGHT = 0.5;

/** Places by id in the order of the ids; unknown ids are left out. Index: location_pkey. */
export async function listLocations(db: Db, ids: readonly number[]): Promise<Location[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from unnest(${[...ids]}::int[]) with ordinality as wanted (id, position)
    join location l on l.id = wanted.id
    order by wanted.position`.execute(db);
  return rows.map(locationRecord);
}

/** The best-known cities, those of the given cantons first. */
export async function listKnownCities(db: Db, firstCantons: readonly string[], limit: number): Promise<Location[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from location l
    where l.type = ${LocationType.City} and l.weight >= ${KNOWN_WEIGHT}
    order by l.region_code = any(${[...firstCantons]}::text[]) desc, l.weight desc, l.name, l.id
    limit ${limit}`.execute(db);
  return rows.map(locationRecord);
}

/** Places with a spelling that starts with the key: whole spellings first, then the best known. Index: location_name_prefix. */
export async function listLocationsByPrefix(db: Db, key: string, limit: number): Promise<Location[]> {
  const { rows } = await sql<Row>`
    with hit as (
      select location_id, bool_or(name_key = ${key}) as exact
      from location_name where name_key like ${`${key}%`} group by location_id
    )
    select ${COLUMNS} from hit
    join location l on l.id = hit.location_id
    order by exact desc, l.weight desc, ${TYPE_RANK}, l.name, l.id
    limit ${limit}`.execute(db);
  return rows.map(locationRecord);
}

/** Places with a spelling similar to the key, for typing errors; a well-known place may be less similar. Index: location_name_fuzzy. */
export async function listSimilarLocations(db: Db, key: string, limit: number): Promise<Location[]> {
  const { rows } = await sql<Row>`
    with hit as (
      select location_id, max(similarity(name_key, ${key})) as likeness
      from location_name where name_key % ${key} group by location_id
    )
    select ${COLUMNS} from hit
    join location l on l.id = hit.location_id
    order by likeness + 0.25 * l.weight desc, ${TYPE_RANK}, l.name, l.id
    limit ${limit}`.execute(db);
  return rows.map(locationRecord);
}

/** Postal codes that start with the digits, in their order. */
export async function listPostalCodes(db: Db, digits: string, limit: number): Promise<Location[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from location l
    where l.type = ${LocationType.PostalCode} and l.postal_code like ${`${digits}%`}
    order by l.id limit ${limit}`.execute(db);
  return rows.map(locationRecord);
}

/** The municipality with the most codes that share the first two digits: Zürich for 8000, Genève for 1200. */
export async function listMainCitiesOfCodes(db: Db, firstTwoDigits: string): Promise<Location[]> {
  const { rows } = await sql<Row>`
    with most as (
      select city_id from location
      where type = ${LocationType.PostalCode} and postal_code like ${`${firstTwoDigits}%`}
      group by city_id order by count(*) desc, max(weight) desc, city_id limit 1
    )
    select ${COLUMNS} from most join location l on l.id = most.city_id
  `.execute(db);
  return rows.map(locationRecord);
}

const locationRecord = ({ textEn, textFr, textDe, textIt, ...row }: Row): Location => ({
  ...row,
  texts: { en: textEn, fr: textFr, de: textDe, it: textIt },
});
