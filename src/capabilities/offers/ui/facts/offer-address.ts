import { type LinkedOffer, offerSlug, offerWordOf, parseOfferToken } from '#capabilities/offers/offer.links.ts';
import type { Locale } from '#kernel/locale.ts';

/** The parameters of a listing's address: English word of the offer type, and `{slug,id}`. */
export interface OfferAddress {
  offer: string;
  slugId: string;
}

/** The listing id in an address; null where it has none, or no word of an offer type. */
export const offerIdOf = ({ offer, slugId }: OfferAddress): number | null =>
  offer === 'rent' || offer === 'buy' ? parseOfferToken(slugId) : null;

/**
 * Whether an address is the canonical one of a listing; the id alone finds it under any other.
 *
 * @source docs/reference/addresses.md, "Listing"
 */
export const isAddressOf = ({ offer, slugId }: OfferAddress, listing: LinkedOffer, locale: Locale): boolean =>
  offer === offerWordOf(listing.offerType) && slugId === `${offerSlug(listing, locale)},${listing.id}`;
