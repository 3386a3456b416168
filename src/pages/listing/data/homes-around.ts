import { offersOfType } from '#capabilities/offers/offers-of-type.ts';
import { countFilterInput } from '#capabilities/search/ui/offer-filter-input.ts';
import {
  type GoneListingQuery,
  HomesAroundDocument,
  type HomesAroundQuery,
  type HomesAroundQueryVariables,
  type OfferCardFragment,
} from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';
import { homesFilter, homesHref } from './listing-trail.ts';

/** The remaining data of a listing that was public once. */
export type GoneListing = NonNullable<GoneListingQuery['goneOffer']>;

/** The ways on from a home that is gone. */
export interface HomesAround {
  /** Similar homes of its district, then others within 10 km. */
  homes: readonly OfferCardFragment[];
  /** The search that finds more: in its town, else within 10 km; null where neither finds a home. */
  search: { href: string; isNearby: boolean } | null;
}

const NEARBY_KM = 10;
/** Largest number of homes that are shown. */
const MOST = 6;

/** Finds the homes around one that is gone. */
export async function readHomesAround(gone: GoneListing, locale: Locale): Promise<HomesAround> {
  const nearbyLink = { ...gone, maxDistance: NEARBY_KM };
  const found = await readFound({
    inTown: countFilterInput(homesFilter(gone)),
    nearby: { ...countFilterInput(homesFilter(nearbyLink)), pageSize: MOST },
  });
  if (found === null) return { homes: gone.similar, search: null };
  const shown = new Set(gone.similar.map(({ id }) => id));
  const others = offersOfType(found.nearby.data).filter(({ id }) => !shown.has(id));
  const homes = [...gone.similar, ...others].slice(0, MOST);
  if (found.inTown.totalRecords > 0) return { homes, search: { href: homesHref(gone, locale), isNearby: false } };
  if (found.nearby.totalRecords === 0) return { homes, search: null };
  return { homes, search: { href: homesHref(nearbyLink, locale), isNearby: true } };
}

/** The page is complete without them: a failure, which the server has logged, only leaves them out. */
async function readFound(searches: HomesAroundQueryVariables): Promise<HomesAroundQuery | null> {
  try {
    return await execute(HomesAroundDocument, searches);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
