import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { LocationType } from '../../location.ts';

/** A canton or municipality, with its names for the base map. */
export interface NamedArea {
  type: number;
  name: string;
  en: string;
  fr: string;
  de: string;
  it: string;
  lat: number;
  lng: number;
  /** How well known it is, 0 … 1. */
  weight: number;
}

/** A locality by its postal name, with its municipality. */
export interface NamedLocality {
  name: string;
  postalCode: string;
  cityName: string;
  lat: number;
  lng: number;
}

/** Cantons and municipalities, the best known first; of two equally known the larger. */
export async function listNamedAreas(db: Db): Promise<NamedArea[]> {
  const { rows } = await sql<NamedArea>`
    select type, name, text_en as en, text_fr as fr, text_de as de, text_it as it, lat, lng, weight
    from location where type in (${LocationType.Region}, ${LocationType.City})
    order by weight desc, radius_m desc, id`.execute(db);
  return rows;
}

/** Localities with a position other than their municipality's point: of the others only that point is known. */
export async function listNamedLocalities(db: Db): Promise<NamedLocality[]> {
  const { rows } = await sql<NamedLocality>`
    select locality.name, locality.postal_code, city.name as "cityName", locality.lat, locality.lng
    from locality join location city on city.id = locality.city_id
    where abs(locality.lat - city.lat) + abs(locality.lng - city.lng) > 0.002
    order by locality.share desc, locality.postal_code, locality.name, locality.city_id`.execute(db);
  return rows;
}
