import { notFound, redirect } from '@tanstack/react-router';
import { type LinkedOffer, offerPath, parseOfferToken } from '#capabilities/offers/offer.links.ts';
import { GoneListingAddressDocument, ListingAddressDocument } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';

/** The parts of an address without a language: the listing's number comes last. */
export interface PropertyAddress {
  detail?: string | undefined;
  id?: string | undefined;
}

/**
 * Redirects to a listing in the visitor's language; one that is gone is reported at its own address.
 *
 * @throws Redirect 302, because the language is the visitor's; NotFound
 * @source docs/reference/addresses.md, "Outside the prefix"
 */
export async function redirectToListing(
  { detail, id: last = detail }: PropertyAddress,
  locale: Locale,
): Promise<never> {
  const id = parseOfferToken(last ?? '');
  const listing = id === null ? null : ((await readAddress(id)) ?? (await readGoneAddress(id)));
  if (!listing) throw notFound();
  throw redirect({
    href: offerPath(listing, locale),
    statusCode: 302,
    headers: { vary: 'cookie, accept-language' },
  });
}

async function readAddress(id: number): Promise<LinkedOffer | null> {
  return (await foundOrNull(execute(ListingAddressDocument, { id })))?.offer ?? null;
}

async function readGoneAddress(id: number): Promise<LinkedOffer | null> {
  const { goneOffer } = await execute(GoneListingAddressDocument, { id });
  return goneOffer && { ...goneOffer, id, title: null };
}
