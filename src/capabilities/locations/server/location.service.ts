import { distanceKm } from '#kernel/geo.ts';
import type { Locale } from '#kernel/locale.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { Location } from '../location.ts';
import { nameKey } from '../name-key.ts';
import {
  listKnownCities,
  listLocations,
  listLocationsByPrefix,
  listMainCitiesOfCodes,
  listPostalCodes,
  listSimilarLocations,
} from './location.queries.ts';
import { type AddressPlace, mostSimilar, onlyMatch, type ResolvedPlace, readPostalAddress } from './place-match.ts';
import {
  listCandidatesNamed,
  listCandidatesOfCode,
  listCandidatesOfCodeArea,
  type PlaceCandidate,
} from './place-resolution.queries.ts';

/** Input of a field for places. */
export interface PlaceQuery {
  text: string;
  /** 1 … 50, default 10. */
  limit?: number | null | undefined;
  /** Language of the visitor: for an empty text, the towns of its part of the country come first. */
  locale: Locale;
}

const MAX_TEXT_LENGTH = 100;
const USUAL_LIMIT = 10;
const MAX_LIMIT = 50;
const CODE_LENGTH = 4;
/** Similarity from which two names count as the same place when a code narrows the choice to a few. */
const LIKE_ENOUGH = 0.4;
const NEIGHBOUR_KM = 12;

/** Cantons with a majority of French or Italian speakers; for German and English no region comes first. */
const CANTONS_OF_LANGUAGE: Partial<Record<Locale, readonly string[]>> = {
  fr: ['GE', 'VD', 'FR', 'NE', 'VS', 'JU'],
  it: ['TI'],
};

/**
 * Places that match a text in any language: names equal to it, then names that start with it, then, where there are none, similar
 * names. Each place comes once; an empty text gives the best-known towns.
 *
 * Digits are a postal code; a code of a large customer or of post boxes (1200, 3000, 8000) gives its town.
 *
 * @source docs/reference/search.md, "Suggestions of places"
 */
export async function suggestLocations(db: Db, { text, limit, locale }: PlaceQuery): Promise<Location[]> {
  const count = Math.min(MAX_LIMIT, Math.max(1, limit ?? USUAL_LIMIT));
  const { digits, words } = readPlaceText(text);
  if (!digits && !words) return listKnownCities(db, CANTONS_OF_LANGUAGE[locale] ?? [], count);
  const codes = digits ? await listPostalCodes(db, digits, count) : [];
  const named = words ? await locationsNamed(db, words, count) : [];
  const found = codes.length + named.length > 0 ? [...codes, ...named] : await umbrellaTown(db, digits);
  return [...new Map(found.map((place) => [place.id, place])).values()].slice(0, count);
}

/** Places by id in the order of the ids; unknown ids are left out. */
export async function locationsByIds(db: Db, ids: readonly number[]): Promise<Location[]> {
  return ids.length > 0 ? listLocations(db, ids) : [];
}

/** Places by id within a request: concurrent calls share one statement. */
export async function loadLocations(ctx: Context, ids: readonly number[]): Promise<Location[]> {
  const places = await Promise.all(ids.map((id) => ctx.loader(locationLoader).load(id)));
  return places.filter((place) => place !== null);
}

const locationLoader: BatchFetch<number, Location | null> = async ({ db }, ids) => {
  const places = new Map((await locationsByIds(db, ids)).map((place) => [place.id, place]));
  return ids.map((id) => places.get(id) ?? null);
};

/**
 * Finds the municipality of an address: by code and name (the name decides between the municipalities of a code, and may be
 * misspelt), by code alone, by name alone where only one place has it.
 *
 * A code that is not in the directory, of post boxes or a large customer, is completed by the name and the first two digits.
 *
 * @returns null for addresses abroad without a Swiss postal code, and for those that match no place
 * @source docs/reference/places-and-market.md, "Umbrella codes"
 */
export async function resolvePlace(db: Db, address: AddressPlace): Promise<ResolvedPlace | null> {
  const keys = readPostalAddress(address);
  if (typeof keys === 'string') return null;
  const { code, key } = keys;
  const candidate =
    (code && (await candidateByCode(db, code, key))) || (key && (await candidateByName(db, key))) || null;
  if (!candidate) return null;
  const { cityId, cityName, regionCode, lat, lng } = candidate;
  return { cityId, cityName, regionCode, postalCode: code, lat, lng };
}

/** Whether an address is abroad and has no Swiss postal code. */
export const isAbroad = (address: AddressPlace): boolean => readPostalAddress(address) === 'abroad';

async function candidateByCode(db: Db, code: string, key: string): Promise<PlaceCandidate | null> {
  const candidates = await listCandidatesOfCode(db, code);
  const [main] = candidates;
  if (!main) return candidateByCodeArea(db, code, key);
  const best = key ? mostSimilar(candidates, key) : null;
  if (!best || best.likeness === 1) return best?.candidate ?? main;
  const named = await listCandidatesNamed(db, [key]);
  const neighbour = named.find(
    (candidate) => candidate.postalCode === null && distanceKm(candidate, main) <= NEIGHBOUR_KM,
  );
  return neighbour ?? (best.likeness >= LIKE_ENOUGH ? best.candidate : main);
}

async function candidateByCodeArea(db: Db, code: string, key: string): Promise<PlaceCandidate | null> {
  const candidates = await listCandidatesOfCodeArea(db, code.slice(0, 2));
  if (!key) return candidates[0] ?? null;
  const best = mostSimilar(candidates, key);
  return best && best.likeness >= LIKE_ENOUGH ? best.candidate : null;
}

/** The only place with that name, else with its longest unique beginning: `Zürich Oerlikon`, `Lausanne VD`. */
async function candidateByName(db: Db, key: string): Promise<PlaceCandidate | null> {
  const words = key.split(' ');
  const beginnings = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  const named = await listCandidatesNamed(db, beginnings);
  for (const beginning of beginnings) {
    const candidate = onlyMatch(named, beginning);
    if (candidate) return candidate.postalCode ? candidateByCode(db, candidate.postalCode, beginning) : candidate;
  }
  return null;
}

async function locationsNamed(db: Db, words: string, limit: number): Promise<Location[]> {
  const starting = await listLocationsByPrefix(db, words, limit);
  return starting.length > 0 ? starting : listSimilarLocations(db, words, limit);
}

async function umbrellaTown(db: Db, digits: string): Promise<Location[]> {
  return digits.length === CODE_LENGTH ? listMainCitiesOfCodes(db, digits.slice(0, 2)) : [];
}

/**
 * Splits digits from words. A number of fewer than four digits beside words is ignored: it belongs to a post office (`Genève 3`) or a
 * house.
 */
function readPlaceText(text: string): { digits: string; words: string } {
  const parts = nameKey(text.slice(0, MAX_TEXT_LENGTH)).split(' ');
  const words = parts
    .filter((part) => !/^\d+$/.test(part))
    .join(' ')
    .replace(/^(?:kanton|canton|cantone)(?: d[eiu])? /, '');
  const numbers = parts.filter((part) => /^\d{1,4}$/.test(part));
  const digits = words === '' ? numbers[0] : numbers.find((number) => number.length === CODE_LENGTH);
  return { digits: digits ?? '', words };
}
