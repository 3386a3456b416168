import type { SearchableOfferType } from '#capabilities/offers/offer.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { draftStore } from '#kit/drafts/draft-store.ts';
import { DEFAULT_VIEW, type SearchFilter, shapeCount } from '../search.filter.ts';
import { parseResults, type ResultsAddress } from '../search.links.ts';
import { searchHref } from './search-href.ts';

/** Largest number of searches that are stored. */
const MOST = 4;
/** A search in more places is not stored. */
const MOST_PLACES = 3;
/** Longest query that is stored, characters. */
const LONGEST_QUERY = 500;

/** A search as it is stored: its kind, its places with their names in all languages, and its other filters as in an address. */
export interface RecentSearch {
  offerType: SearchableOfferType;
  category: number;
  places: PlaceChoiceFragment[];
  query: string;
}

const store = draftStore<RecentSearch[]>({
  prefix: 'recent_searches',
  schema: { safeParse: (stored) => ({ success: true, data: asRecent(stored) }) },
  mostChars: 20_000,
});

/** The latest searches of this browser, the latest first; none without storage. @source docs/reference/appearance.md, "Home" */
export const recentSearches = (): RecentSearch[] => store.read('') ?? [];

/** Stores a search. An earlier one of the same kind in the same places makes room for it; one with drawn shapes is not stored. */
export function rememberSearch(filter: SearchFilter, places: readonly PlaceChoiceFragment[]): void {
  const search = recentSearch(filter, places);
  if (search) store.write('', withRecent(recentSearches(), search));
}

/** The searches after one more. */
export const withRecent = (searches: readonly RecentSearch[], search: RecentSearch): RecentSearch[] =>
  [search, ...searches.filter((other) => sameKind(other) !== sameKind(search))].slice(0, MOST);

const sameKind = ({ offerType, category, places }: RecentSearch): string =>
  [offerType, category, ...places.map(({ id }) => id)].join();

/** The address of a stored search, as the search page reads it. */
export function recentAddress({ offerType, category, places, query }: RecentSearch): ResultsAddress {
  const { filter } = parseResults({}, query);
  const locationIds = places.map(({ id }) => id);
  return {
    filter: { ...filter, offerType, category: category as SearchFilter['category'], locationIds },
    view: DEFAULT_VIEW,
  };
}

function recentSearch(filter: SearchFilter, places: readonly PlaceChoiceFragment[]): RecentSearch | null {
  if (shapeCount(filter) > 0 || places.length > MOST_PLACES) return null;
  const { offerType, category } = filter;
  const href = searchHref({ filter: { ...filter, pageNumber: 1 }, view: DEFAULT_VIEW }, places, 'en');
  const [, query = ''] = href.split('?');
  return query.length > LONGEST_QUERY ? null : { offerType, category, places: [...places], query };
}

/** Drops content of another shape, for example of another version. */
const asRecent = (stored: unknown): RecentSearch[] =>
  Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : [];

function isRecent(entry: unknown): entry is RecentSearch {
  const { offerType, category, places, query } = Object(entry) as Partial<RecentSearch>;
  return (
    (offerType === 0 || offerType === 1) &&
    Number.isInteger(category) &&
    typeof query === 'string' &&
    query.length <= LONGEST_QUERY &&
    Array.isArray(places) &&
    places.length <= MOST_PLACES &&
    places.every(isPlace)
  );
}

const PLACE_TEXTS = ['value', 'textEn', 'textFr', 'textDe', 'textIt'] as const;

const isPlace = (place: Partial<PlaceChoiceFragment> | null): boolean =>
  Number.isInteger(place?.id) && PLACE_TEXTS.every((name) => typeof place?.[name] === 'string');
