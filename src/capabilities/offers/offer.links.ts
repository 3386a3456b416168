import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { OfferWord } from '#kernel/paths/paths-routes.ts';
import { normalForm } from '#kernel/text/normal-form.ts';
import { slugify } from '#kernel/text/slug.ts';
import { categorySlug } from './category.links.ts';
import { OfferType, type SearchableOfferType } from './offer.ts';

/** The parts of a listing's address; numbers as in `OfferType` and `Category`. */
export interface LinkedOffer {
  id: number;
  offerType: number;
  category: number;
  /** Null or empty where the advertiser gave none. */
  title: string | null;
  city: string;
}

const MAX_ID = 2_147_483_647;

/**
 * The offer type of a word in an address; the given default without a word.
 *
 * @source docs/reference/addresses.md, "Results"
 */
export const offerTypeOf = (word: string | undefined): SearchableOfferType =>
  word === 'rent' ? OfferType.Rent : OfferType.Sell;

/** The word for an offer type in an address; all but rent has the word for buying. */
export const offerWordOf = (offerType: number): OfferWord => (offerType === OfferType.Rent ? 'rent' : 'buy');

/** Words that describe a listing in its address: its title, else category and place in the page's language. */
export function offerSlug({ title, category, city }: Omit<LinkedOffer, 'id' | 'offerType'>, locale: Locale): string {
  // "3½ Zimmer, 84 m²" becomes 3-5-zimmer-84-m2.
  const plainTitle = normalForm((title ?? '').replaceAll('½', '.5'), 'NFKC');
  return slugify(plainTitle) || slugify(`${categorySlug(category, locale)} ${city}`);
}

/**
 * The address of a listing: `/fr/annonce/louer/loft-au-bord-du-lac,1234`. A listing that is not public yet has the address of the
 * preview in the owner's workspace.
 *
 * @source docs/reference/addresses.md, "Listing"
 */
export function offerPath(offer: LinkedOffer, locale: Locale): string {
  const id = String(offer.id);
  // An estimate has no page of its own.
  if (offer.offerType === OfferType.PreSell || offer.offerType === OfferType.Estimate) {
    return buildPath('previewProperty', locale, { id });
  }
  return buildPath('listing', locale, listingParams(offer, locale));
}

/** The address of a listing's print view. @source docs/reference/addresses.md, "listingPrint" */
export const offerPrintPath = (offer: LinkedOffer, locale: Locale): string =>
  buildPath('listingPrint', locale, listingParams(offer, locale));

/** The listing id in a segment `{slug,id}`, or null. The slug is not read and may be missing. */
export function parseOfferToken(token: string): number | null {
  const [, digits] = /(?:^|,)(\d{1,10})$/.exec(token) ?? [];
  const id = Number(digits);
  return id >= 1 && id <= MAX_ID ? id : null;
}

const listingParams = (offer: LinkedOffer, locale: Locale) => ({
  offer: offerWordOf(offer.offerType),
  listing: `${offerSlug(offer, locale)},${offer.id}`,
});
