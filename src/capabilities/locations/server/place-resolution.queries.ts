import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { LocationType } from '../location.ts';

/** A municipality that an address may be in, with the best point for the address. */
export interface PlaceCandidate {
  cityId: number;
  cityName: string;
  regionCode: string;
  /** Locality of the point. */
  localityName: string;
  /** Normalised spellings of the municipality. */
  cityKeys: string[];
  lat: number;
  lng: number;
}

/** A municipality found by name. */
export interface NamedCandidate extends PlaceCandidate {
  /** The spelling that matched. */
  key: string;
  /** The code whose locality has the name; null where the municipality itself has it. */
  postalCode: string | null;
}

const CITY = sql`city.id as "cityId", city.name as "cityName", city.region_code,
  (select array_agg(name_key) from location_name where location_id = city.id) as "cityKeys"`;

/** The municipalities of a postal code, its main one first; empty for a code in no directory. Index: locality_unique. */
export async function listCandidatesOfCode(db: Db, postalCode: string): Promise<PlaceCandidate[]> {
  const { rows } = await sql<PlaceCandidate>`
    select ${CITY}, coalesce(part.name, code.name) as "localityName",
      coalesce(part.lat, code.lat) as lat, coalesce(part.lng, code.lng) as lng
    from location code
    left join locality part on part.postal_code = code.postal_code
    join location city on city.id = coalesce(part.city_id, code.city_id)
    where code.id = ${Number(postalCode)}
    order by city.id = code.city_id desc, part.share desc nulls last, part.name`.execute(db);
  return rows;
}

/** The municipalities with codes that share the first two digits, the one with the most codes first. */
export async function listCandidatesOfCodeArea(db: Db, firstTwoDigits: string): Promise<PlaceCandidate[]> {
  const { rows } = await sql<PlaceCandidate>`
    with area as (
      select city_id, count(*) as codes from location
      where type = ${LocationType.PostalCode} and postal_code like ${`${firstTwoDigits}%`} group by city_id
    )
    select ${CITY}, city.name as "localityName", city.lat, city.lng
    from area join location city on city.id = area.city_id
    order by area.codes desc, city.weight desc, city.id`.execute(db);
  return rows;
}

/**
 * The municipalities that have one of the spellings or a postal code with a locality of that spelling, each once for a spelling.
 * Index: location_name_prefix.
 */
export async function listCandidatesNamed(db: Db, keys: readonly string[]): Promise<NamedCandidate[]> {
  const { rows } = await sql<NamedCandidate>`
    with named as (
      select distinct on (n.name_key, l.city_id) n.name_key, l.city_id, l.type, l.postal_code, l.name, l.lat, l.lng
      from location_name n join location l on l.id = n.location_id
      where n.name_key = any(${[...keys]}::text[]) and l.type in (${LocationType.City}, ${LocationType.PostalCode})
      order by n.name_key, l.city_id, l.type, l.id
    )
    select ${CITY}, named.name as "localityName", named.lat, named.lng, named.name_key as key,
      named.postal_code
    from named join location city on city.id = named.city_id
    order by named.type, city.weight desc, city.id`.execute(db);
  return rows;
}
