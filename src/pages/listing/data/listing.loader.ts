import { notFound, redirect } from '@tanstack/react-router';
import { offerPath } from '#capabilities/offers/offer.links.ts';
import { isAddressOf, type OfferAddress, offerIdOf } from '#capabilities/offers/ui/facts/offer-address.ts';
import { offerTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import {
  GoneListingDocument,
  ListingDocument,
  type ListingQuery,
  type OfferCardFragment,
  SimilarListingsDocument,
} from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Breadcrumb } from '#kit/design/navigation/Breadcrumbs.tsx';
import { execute, setPageStatus } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { type GoneListing, type HomesAround, readHomesAround } from './homes-around.ts';
import { listingTrail } from './listing-trail.ts';

/** A listing on its page. */
export type Listing = NonNullable<ListingQuery['offer']>;

/** Data of the page, its links to searches included; `now` is the moment of the request, so that server and browser print the same dates. */
export type ListingPageData = { now: string } & (
  | { state: 'online'; listing: Listing; trail: Breadcrumb[]; similar: OfferCardFragment[] }
  | ({ state: 'gone'; listing: GoneListing } & HomesAround)
);

/**
 * Reads a listing by the id in its address. An unknown id is 404, a listing that is gone 410, wrong words redirect permanently to the
 * right address.
 *
 * @source docs/reference/addresses.md, "Listing"
 */
export async function loadListing(tools: LocaleTools, address: OfferAddress): Promise<ListingPageData> {
  const { locale } = tools;
  const id = offerIdOf(address);
  if (id === null) throw notFound();
  const now = new Date().toISOString();
  const [listing, similar] = await Promise.all([readListing(id, locale), readSimilar(id)]);
  if (listing) {
    if (!isAddressOf(address, listing, locale))
      throw redirect({ href: offerPath(listing, locale), statusCode: 301, state: true });
    const trail = listingTrail(listing, offerTitle(listing, tools), tools);
    return { now, state: 'online', listing, trail, similar };
  }
  const { goneOffer } = await execute(GoneListingDocument, { id, locale });
  if (goneOffer === null) throw notFound();
  setPageStatus(410);
  return { now, state: 'gone', listing: goneOffer, ...(await readHomesAround(goneOffer, locale)) };
}

async function readListing(id: number, locale: Locale): Promise<Listing | null> {
  return (await foundOrNull(execute(ListingDocument, { id, locale })))?.offer ?? null;
}

/** The page is complete without them: a failure, which the server has logged, only leaves them out. */
async function readSimilar(id: number): Promise<OfferCardFragment[]> {
  try {
    return (await execute(SimilarListingsDocument, { id })).offer?.similar ?? [];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
