import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { LocationType } from '../location.ts';
import { type MapFrame, PLACE_MAP_SIZE } from '../place-map.ts';
import type { PlaceLabel } from '../place-map-labels.ts';
import type { Boundary } from './geometry.ts';

/** Drawn beyond the edge, in units of the drawing, so that outlines along the cut do not show. */
const MARGIN = 8;
/** Detail that is left out, in units of the drawing. */
const TOLERANCE = 1.6;
const MOST_LABELS = 18;

/** A drawing: SVG paths in the units of `PLACE_MAP_SIZE`, names with the best-known first. */
export interface PlaceDrawing {
  place: string;
  borders: string;
  land: string;
  lakes: string;
  labels: PlaceLabel[];
}

/** What a municipality is called and how far it reaches; undefined where there is none or it has no boundary. */
export async function selectExtent(db: Db, id: number): Promise<(MapFrame & { name: string }) | undefined> {
  const { rows } = await sql<MapFrame & { name: string }>`
    select name, ST_XMin(boundary) as west, ST_YMin(boundary) as south, ST_XMax(boundary) as east,
      ST_YMax(boundary) as north
    from location where id = ${id} and boundary is not null`.execute(db);
  return rows[0];
}

/**
 * Draws what lies within the frame: the municipality itself, the borders of all (each once), the cantons as land, the
 * lakes, and the names of the others. Index: location_boundary.
 */
export async function drawPlaceMap(db: Db, id: number, frame: MapFrame, lakes: Boundary): Promise<PlaceDrawing> {
  const { west, south, east, north } = frame;
  const unitsEast = PLACE_MAP_SIZE.width / (east - west);
  const unitsNorth = PLACE_MAP_SIZE.height / (north - south);
  const drawn = (shape: ReturnType<typeof sql>) =>
    sql`ST_TransScale(${shape}, ${-west}::float8, ${-north}::float8, ${unitsEast}::float8, ${unitsNorth}::float8)`;
  const path = (shape: ReturnType<typeof sql>) =>
    sql`coalesce(ST_AsSVG(ST_SimplifyPreserveTopology(${shape}, ${TOLERANCE}), 1, 0), '')`;
  const lakeShapes = JSON.stringify({ type: 'MultiPolygon', coordinates: lakes });
  const { rows } = await sql<PlaceDrawing>`
    with view as (
      select ST_Expand(ST_MakeEnvelope(${west}, ${south}, ${east}, ${north}, 4326),
        ${MARGIN / unitsEast}::float8, ${MARGIN / unitsNorth}::float8) as box
    ), area as (
      select id, type, name, lat, lng, weight, boundary, box from location, view
      where type in (${LocationType.Region}, ${LocationType.City}) and boundary && box
    )
    select
      (select ${path(drawn(sql`boundary`))} from area where id = ${id}) as place,
      (select ${path(drawn(sql`ST_LineMerge(ST_Union(ST_ClipByBox2D(ST_Boundary(boundary), box)))`))}
        from area where type = ${LocationType.City}) as borders,
      (select ${path(drawn(sql`ST_CollectionExtract(ST_Collect(ST_ClipByBox2D(boundary, box)), 3)`))}
        from area where type = ${LocationType.Region}) as land,
      (select ${path(drawn(sql`ST_ClipByBox2D(ST_SetSRID(ST_GeomFromGeoJSON(${lakeShapes}), 4326), box)`))}
        from view) as lakes,
      (select coalesce(json_agg(label), '[]') from (
        select regexp_replace(name, ' \\(.*\\)$', '') as name, round((lng - ${west}) * ${unitsEast})::int as x,
          round((${north} - lat) * ${unitsNorth})::int as y
        from area where type = ${LocationType.City} and id <> ${id} and lng between ${west} and ${east}
          and lat between ${south} and ${north}
        order by weight desc, id limit ${MOST_LABELS}
      ) as label) as labels`.execute(db);
  const [drawing] = rows;
  if (!drawing) throw new Error('A select without from gave no row.');
  return drawing;
}
