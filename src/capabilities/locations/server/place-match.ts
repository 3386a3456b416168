import { nameKey, nameKeys } from '../name-key.ts';
import { nameSimilarity } from '../name-similarity.ts';
import { localityLabel } from './dataset/postal-code-place.ts';
import type { NamedCandidate, PlaceCandidate } from './place-resolution.queries.ts';

/** The place parts of an address as written in a feed or by a person. */
export interface AddressPlace {
  postalCode?: string | null | undefined;
  city?: string | null | undefined;
  /** Empty, a code or a name. */
  country?: string | null | undefined;
}

/** The place of an address. */
export interface ResolvedPlace {
  cityId: number;
  /** Official name of the municipality. */
  cityName: string;
  /** Canton, or country of a place abroad, two letters. */
  regionCode: string;
  /** The code as given, four digits; null where none was given. */
  postalCode: string | null;
  /** A point in the locality, WGS84: good to one or two kilometres. */
  lat: number;
  lng: number;
}

/** Keys of an address for look-ups; `code` of four digits or null, `key` normalised, empty without a name. */
export interface AddressKeys {
  code: string | null;
  key: string;
}

/** Names of the countries whose places have the codes of the Swiss post. */
const COUNTRIES: ReadonlySet<string> = new Set([
  ...['', 'ch', 'che', 'sui', 'schweiz', 'suisse', 'svizzera', 'switzerland'],
  ...['li', 'lie', 'fl', 'liechtenstein', 'furstentum liechtenstein', 'principaute de liechtenstein'],
]);
const GERMANY: ReadonlySet<string> = new Set(['de', 'deu', 'deutschland', 'allemagne', 'germania', 'germany']);
/** The two postal codes of Büsingen: it has a German code, too. */
const BUSINGEN = { swiss: '8238', german: '78266' } as const;
/** Code of Campione d’Italia until it joined the Italian customs area; no stored place contains it. */
const CAMPIONE = '6911';
/** Length of Swiss codes; the neighbouring countries have five digits. */
const LONGEST_CODE = 4;

/** Reason why an address has no place: it is abroad, or unknown. */
type Unplaced = 'abroad' | 'unknown';

/** Parses the parts with tolerance, such as `CH-1003` or `8001 Zürich 1`; `abroad` for an address without Swiss postal code. */
export function readPostalAddress({ postalCode, city, country }: AddressPlace): AddressKeys | Unplaced {
  const [number = null] = /\d+/.exec(postalCode ?? '') ?? [];
  const countryKey = nameKey(country ?? '');
  const code = number === BUSINGEN.german ? BUSINGEN.swiss : number;
  const isPosted = COUNTRIES.has(countryKey) || (GERMANY.has(countryKey) && code === BUSINGEN.swiss);
  if (!isPosted || code === CAMPIONE || (code !== null && code.length > LONGEST_CODE)) return 'abroad';
  const key = nameKey(city ?? '').replace(/^(?:ch )?\d{4} | \d+$/g, '');
  return code === null || code.length === LONGEST_CODE ? { code, key } : 'unknown';
}

/** The candidate whose municipality or locality has the name most similar to the key. */
export function mostSimilar(
  candidates: readonly PlaceCandidate[],
  key: string,
): { candidate: PlaceCandidate; likeness: number } | null {
  let best: { candidate: PlaceCandidate; likeness: number } | null = null;
  for (const candidate of candidates) {
    const keys = [...nameKeys(localityLabel(candidate.localityName)), ...candidate.cityKeys];
    const likeness = Math.max(...keys.map((candidateKey) => nameSimilarity(candidateKey, key)));
    if (!best || likeness > best.likeness) best = { candidate, likeness };
  }
  return best;
}

/** The only municipality with a name, preferring those that have it themselves to those that have a locality with it. */
export function onlyMatch(candidates: readonly NamedCandidate[], key: string): NamedCandidate | null {
  const meant = candidates.filter((candidate) => candidate.key === key);
  const municipalities = meant.filter(({ postalCode }) => postalCode === null);
  const [only = null, ...others] = municipalities.length > 0 ? municipalities : meant;
  return others.length === 0 ? only : null;
}
