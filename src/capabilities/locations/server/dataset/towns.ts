import type { Position } from '#kernel/boundary.ts';

interface Town {
  /** Inhabitants, rounded to thousands: enough to rank towns, not a statistic to show. */
  thousands: number;
  /** Its commonly understood centre: the old town or the station. */
  centre: Position;
}

/**
 * How well known a municipality is, 0 … 1: large towns by their inhabitants (Zürich 1, a town of 10,000 0.5), capitals at least 0.6,
 * all others by the number of their postal codes, up to 0.45.
 */
export function cityWeight(name: string, postalCodeCount: number): number {
  const town = TOWNS.get(name);
  const bySize = town
    ? 0.5 + (0.5 * Math.log(town.thousands / 10)) / Math.log(44)
    : Math.min(0.45, 0.2 + 0.03 * postalCodeCount);
  const weight = CAPITALS.has(name) ? Math.max(0.6, bySize) : bySize;
  return Math.round(weight * 1000) / 1000;
}

/** Inhabitants of a large town in thousands, or null for others. */
export const townThousands = (name: string): number | null => TOWNS.get(name)?.thousands ?? null;

/** The centre of a large town, which may lie far from the middle of its territory; null for others. */
export const townCentre = (name: string): Position | null => TOWNS.get(name)?.centre ?? null;

const TOWNS: ReadonlyMap<string, Town> = new Map(
  (
    [
      ['Zürich', 440, 47.3744, 8.541],
      ['Genève', 204, 46.2044, 6.1432],
      ['Basel', 178, 47.5576, 7.5888],
      ['Lausanne', 141, 46.5197, 6.6323],
      ['Bern', 135, 46.948, 7.4474],
      ['Winterthur', 118, 47.4992, 8.7287],
      ['Luzern', 83, 47.0511, 8.306],
      ['St. Gallen', 76, 47.4245, 9.3767],
      ['Lugano', 63, 46.0037, 8.9511],
      ['Biel/Bienne', 56, 47.1395, 7.2466],
      ['Bellinzona', 44, 46.1936, 9.0228],
      ['Thun', 44, 46.758, 7.628],
      ['Neuchâtel', 45, 46.9925, 6.928],
      ['Köniz', 44, 46.9244, 7.4146],
      ['Chur', 38, 46.8499, 9.5329],
      ['Fribourg', 38, 46.8062, 7.162],
      ['Schaffhausen', 37, 47.6973, 8.6349],
      ['La Chaux-de-Fonds', 37, 47.1035, 6.8328],
      ['Sion', 36, 46.2331, 7.3606],
      ['Uster', 36, 47.3496, 8.7179],
      ['Vernier', 35, 46.217, 6.085],
      ['Lancy', 34, 46.1898, 6.1171],
      ['Emmen', 31, 47.0782, 8.2979],
      ['Zug', 31, 47.1662, 8.5155],
      ['Dübendorf', 31, 47.3972, 8.6187],
      ['Yverdon-les-Bains', 30, 46.7785, 6.6411],
      ['Kriens', 28, 47.0345, 8.2801],
      ['Dietikon', 29, 47.4047, 8.4006],
      ['Rapperswil-Jona', 28, 47.2266, 8.8184],
      ['Meyrin', 27, 46.2342, 6.0803],
      ['Montreux', 26, 46.4345, 6.9125],
      ['Frauenfeld', 26, 47.5565, 8.8966],
      ['Bulle', 25, 46.6196, 7.057],
      ['Wetzikon (ZH)', 26, 47.3264, 8.7979],
      ['Baar', 25, 47.1963, 8.5295],
      ['Wädenswil', 25, 47.2302, 8.6719],
      ['Wil (SG)', 24, 47.4642, 9.0462],
      ['Baden', 23, 47.4733, 8.3064],
      ['Horgen', 23, 47.2598, 8.5978],
      ['Bülach', 23, 47.5185, 8.5414],
      ['Nyon', 22, 46.3832, 6.2396],
      ['Carouge (GE)', 23, 46.1817, 6.1394],
      ['Kreuzlingen', 22, 47.6459, 9.1782],
      ['Aarau', 22, 47.3925, 8.0442],
      ['Riehen', 22, 47.584, 7.6519],
      ['Allschwil', 22, 47.5505, 7.536],
      ['Renens (VD)', 21, 46.5396, 6.5885],
      ['Wettingen', 21, 47.4657, 8.3267],
      ['Vevey', 20, 46.4629, 6.8419],
      ['Kloten', 21, 47.4515, 8.5849],
      ['Schlieren', 20, 47.3967, 8.4475],
      ['Martigny', 21, 46.1028, 7.0724],
      ['Pully', 19, 46.51, 6.6617],
      ['Olten', 19, 47.3517, 7.9034],
      ['Grenchen', 18, 47.1921, 7.3959],
      ['Monthey', 18, 46.2549, 6.9544],
      ['Morges', 17, 46.5112, 6.4985],
      ['Solothurn', 17, 47.2079, 7.5371],
      ['Burgdorf', 17, 47.059, 7.6277],
      ['Sierre', 17, 46.2919, 7.5348],
      ['Locarno', 16, 46.1691, 8.7953],
      ['Lyss', 16, 47.0741, 7.3065],
      ['Mendrisio', 15, 45.8703, 8.9816],
      ['Davos', 11, 46.8027, 9.836],
    ] as const
  ).map(([name, thousands, lat, lng]) => [name, { thousands, centre: [lng, lat] }]),
);

/** Capitals of the cantons: better known than their size implies. */
const CAPITALS: ReadonlySet<string> = new Set([
  ...['Zürich', 'Bern', 'Luzern', 'Altdorf (UR)', 'Schwyz', 'Sarnen', 'Stans', 'Glarus', 'Zug', 'Fribourg'],
  ...['Solothurn', 'Basel', 'Liestal', 'Schaffhausen', 'Herisau', 'Appenzell', 'St. Gallen', 'Chur', 'Aarau'],
  ...['Frauenfeld', 'Bellinzona', 'Lausanne', 'Sion', 'Neuchâtel', 'Genève', 'Delémont'],
]);
