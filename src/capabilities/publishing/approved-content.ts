import type { OwnOfferRecord, OwnPicture } from './own-offer.record.ts';

/** What the public reads of an offer, and a reviewer looks at. */
export const SHOWN_NAMES = [
  ...(['title', 'description', 'language', 'category', 'subCategory'] as const),
  ...(['street', 'postalCode', 'city', 'region', 'country', 'lat', 'lng', 'hidesAddress', 'showsPhone'] as const),
  ...(['price', 'netPrice', 'additionalFees', 'priceType'] as const),
  ...(['rooms', 'livingSpace', 'landArea', 'floor', 'floorsInBuilding', 'bathrooms', 'kitchens', 'parkings'] as const),
  ...(['buildIn', 'exposition', 'features', 'availableFrom'] as const),
] satisfies readonly (keyof OwnOfferRecord)[];

/** A name of `SHOWN_NAMES`. */
export type ShownName = (typeof SHOWN_NAMES)[number];

/** What an offer said at a moment, with its pictures in order. */
export type ShownContent = Pick<OwnOfferRecord, ShownName> & { pictures: Omit<OwnPicture, 'offerId'>[] };

/** What an offer says now. */
export function shownContent(offer: OwnOfferRecord, pictures: readonly OwnPicture[]): ShownContent {
  const said = Object.fromEntries(SHOWN_NAMES.map((name) => [name, offer[name]])) as Pick<OwnOfferRecord, ShownName>;
  return { ...said, pictures: pictures.map(({ offerId: _, ...picture }) => picture) };
}
