import { nameKey, nameKeys } from '../name-key.ts';
import { nameSimilarity } from '../name-similarity.ts';
import { localityLabel } from './dataset/postal-code-place.ts';
import type { NamedCandidate, PlaceCandidate } from './place-resolution.queries.ts';

/** The place parts of an address as a feed or a person wrote them. */
export interface AddressPlace {
  postalCode?: string | null | undefined;
  city?: string | null | undefined;
  /** Empty, a code or a name; anything that is not Switzerland is abroad. */
  country?: string | null | undefined;
}

/** Where an address lies. */
export interface ResolvedPlace {
  cityId: number;
  /** Official name of the municipality. */
  cityName: string;
  /** Canton, two letters. */
  regionCode: string;
  /** The code as given, four digits; null where none was given. */
  postalCode: string | null;
  /** A point in the locality, WGS84: good to one or two kilometres. */
  lat: number;
  lng: number;
}

/** An address as look-ups need it; `code` of four digits or null, `key` folded, empty without a name. */
export interface AddressKeys {
  code: string | null;
  key: string;
}

const SWITZERLAND: ReadonlySet<string> = new Set([
  '',
  'ch',
  'che',
  'sui',
  'schweiz',
  'suisse',
  'svizzera',
  'switzerland',
]);
const FIRST_CODE_OF_LIECHTENSTEIN = 9485;
const LAST_CODE_OF_LIECHTENSTEIN = 9498;

/** Reads the parts with tolerance, such as `CH-1003` or `8001 Zürich 1`; null for an address outside Switzerland. */
export function readAddress({ postalCode, city, country }: AddressPlace): AddressKeys | null {
  if (!SWITZERLAND.has(nameKey(country ?? ''))) return null;
  const [number = null] = /\d+/.exec(postalCode ?? '') ?? [];
  const key = nameKey(city ?? '').replace(/^(?:ch )?\d{4} | \d+$/g, '');
  if (number === null) return { code: null, key };
  const isLiechtenstein = Number(number) >= FIRST_CODE_OF_LIECHTENSTEIN && Number(number) <= LAST_CODE_OF_LIECHTENSTEIN;
  return number.length === 4 && !isLiechtenstein ? { code: number, key } : null;
}

/** The candidate whose municipality or locality has the name most like the key. */
export function mostAlike(
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

/** The one municipality a name means, preferring those that have it themselves to those that have a locality of it. */
export function onlyMeant(candidates: readonly NamedCandidate[], key: string): NamedCandidate | null {
  const meant = candidates.filter((candidate) => candidate.key === key);
  const municipalities = meant.filter(({ postalCode }) => postalCode === null);
  const [only = null, ...others] = municipalities.length > 0 ? municipalities : meant;
  return others.length === 0 ? only : null;
}
