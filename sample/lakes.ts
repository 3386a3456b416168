import { openMap, SHAPE_YEAR } from '#capabilities/locations/server/dataset/sources/swiss-maps.ts';
import { type Boundary, contains, type Position } from '#kernel/boundary.ts';
import type { Locale } from '#kernel/locale.ts';
import { kmToLine } from './geo.ts';

/** A lake people live by. */
export interface Lake {
  /** Without an article; masculine in German, French and Italian. */
  readonly names: Readonly<Record<Locale, string>>;
  readonly boundary: Boundary;
  readonly box: Box;
}

/** Degrees. */
interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const named = (de: string, fr: string, it: string, en: string): Lake['names'] => ({ de, fr, it, en });

/** By the number of the lake in the shapes. */
const NAMES: ReadonlyMap<number, Lake['names']> = new Map([
  [9040, named('Greifensee', 'Greifensee', 'Greifensee', 'Lake Greifen')],
  [9050, named('Zürichsee', 'lac de Zurich', 'lago di Zurigo', 'Lake Zurich')],
  [9073, named('Thunersee', 'lac de Thoune', 'lago di Thun', 'Lake Thun')],
  [9089, named('Brienzersee', 'lac de Brienz', 'lago di Brienz', 'Lake Brienz')],
  [9148, named('Bielersee', 'lac de Bienne', 'lago di Bienne', 'Lake Biel')],
  [9151, named('Neuenburgersee', 'lac de Neuchâtel', 'lago di Neuchâtel', 'Lake Neuchâtel')],
  [9157, named('Baldeggersee', 'lac de Baldegg', 'lago di Baldegg', 'Lake Baldegg')],
  [9163, named('Sempachersee', 'lac de Sempach', 'lago di Sempach', 'Lake Sempach')],
  [9172, named('Hallwilersee', 'lac de Hallwil', 'lago di Hallwil', 'Lake Hallwil')],
  [9175, named('Zugersee', 'lac de Zoug', 'lago di Zugo', 'Lake Zug')],
  [9179, named('Vierwaldstättersee', 'lac des Quatre-Cantons', 'lago dei Quattro Cantoni', 'Lake Lucerne')],
  [9216, named('Sihlsee', 'Sihlsee', 'Sihlsee', 'Lake Sihl')],
  [9239, named('Sarnersee', 'lac de Sarnen', 'lago di Sarnen', 'Lake Sarnen')],
  [9267, named('Walensee', 'lac de Walenstadt', 'lago di Walenstadt', 'Lake Walen')],
  [9270, named('Ägerisee', 'lac d’Ägeri', 'lago di Ägeri', 'Lake Ägeri')],
  [9276, named('Greyerzersee', 'lac de la Gruyère', 'lago della Gruyère', 'Lake Gruyère')],
  [9294, named('Murtensee', 'lac de Morat', 'lago di Morat', 'Lake Murten')],
  [9326, named('Bodensee', 'lac de Constance', 'lago di Costanza', 'Lake Constance')],
  [9709, named('Luganersee', 'lac de Lugano', 'Ceresio', 'Lake Lugano')],
  [9712, named('Lago Maggiore', 'lac Majeur', 'Lago Maggiore', 'Lake Maggiore')],
  [9751, named('Lac de Joux', 'lac de Joux', 'lago di Joux', 'Lac de Joux')],
  [9757, named('Genfersee', 'Léman', 'Lemano', 'Lake Geneva')],
]);

let read: readonly Lake[] | undefined;

/** The lakes of the country, read when they are first asked for. */
export function lakes(): readonly Lake[] {
  read ??= openMap(SHAPE_YEAR)
    .areas('lakes')
    .flatMap(({ id, boundary }) => {
      const names = NAMES.get(id ?? 0);
      return names ? [{ names, boundary, box: boxOf(boundary) }] : [];
    });
  return read;
}

/** How far the shore of a lake is, kilometres; 0 on the water. */
export function kmToLake({ boundary }: Lake, position: Position): number {
  if (contains(boundary, position)) return 0;
  return Math.min(...boundary.flat().map((ring) => kmToLine(position, ring)));
}

/** The lake a position lies in, or by whose shore it lies within so many kilometres; null for none. */
export function lakeNear(position: Position, withinKm: number): Lake | null {
  const near = lakes().map((lake) => ({
    lake,
    km: isFar(lake, position, withinKm) ? Number.POSITIVE_INFINITY : kmToLake(lake, position),
  }));
  const nearest = near.reduce((best, each) => (each.km < best.km ? each : best));
  return nearest.km <= withinKm ? nearest.lake : null;
}

/**
 * Least distance of a home from a shore, kilometres: the shapes of lakes are up to a hundred metres off, and a position without a street
 * is shown rounded by up to 70 m.
 */
const SHORE_KM = 0.12;

/** Whether a position lies on land, however coarse the map and the shown position are. */
export const isOnLand = (position: Position): boolean => lakeNear(position, SHORE_KM) === null;

const boxOf = (boundary: Boundary): Box => {
  const corners = boundary.flat(2);
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) };
};

/** Kilometres in a degree of longitude in the north of the country: fewer than anywhere else in it. */
const LEAST_KM_PER_DEGREE = 74;

/** Whether the box of a lake is farther than so many kilometres: most lakes are ruled out by that. */
const isFar = ({ box: { west, south, east, north } }: Lake, [lng, lat]: Position, km: number): boolean => {
  const degrees = km / LEAST_KM_PER_DEGREE;
  return lng < west - degrees || lng > east + degrees || lat < south - degrees || lat > north + degrees;
};
