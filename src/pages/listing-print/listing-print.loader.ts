import { notFound, redirect } from '@tanstack/react-router';
import { offerPrintPath } from '#capabilities/offers/offer.links.ts';
import { isAddressOf, type OfferAddress, offerIdOf } from '#capabilities/offers/ui/facts/offer-address.ts';
import { ListingPrintDocument, type ListingPrintQuery } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { execute, pageOrigin } from '#kit/graphql/execute.ts';
import { foundOrNull } from '#kit/graphql/found-or-null.ts';

/** A listing in its print view. */
export type PrintedListing = NonNullable<ListingPrintQuery['offer']>;

/** Data of the print view: `now` is the day it shows, `origin` begins the address it prints. */
export interface ListingPrintData {
  listing: PrintedListing;
  now: string;
  origin: string;
}

/** Reads a listing for paper. Wrong words redirect to the right address; a listing that is not online, to its notice. */
export async function loadListingPrint(locale: Locale, address: OfferAddress): Promise<ListingPrintData> {
  const id = offerIdOf(address);
  if (id === null) throw notFound();
  const listing = await readListing(id);
  if (listing === null) {
    throw redirect({
      href: buildPath('listing', locale, { offer: address.offer === 'rent' ? 'rent' : 'buy', listing: address.slugId }),
      statusCode: 302,
    });
  }
  if (!isAddressOf(address, listing, locale))
    throw redirect({ href: offerPrintPath(listing, locale), statusCode: 301, state: true });
  return { listing, now: new Date().toISOString(), origin: pageOrigin() };
}

async function readListing(id: number): Promise<PrintedListing | null> {
  return (await foundOrNull(execute(ListingPrintDocument, { id })))?.offer ?? null;
}
