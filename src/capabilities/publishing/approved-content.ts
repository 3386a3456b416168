import { COMPARED_NAMES, type ComparedName, type FieldValues } from '#capabilities/offers/offer-fields.ts';
import type { OwnOfferRecord, OwnPicture } from './own-offer.record.ts';

/** Content of an offer at a point in time, with its pictures in order. */
export type ShownContent = FieldValues<ComparedName> & { pictures: Omit<OwnPicture, 'offerId'>[] };

/** Current content of an offer, as far as it is public or reviewed. */
export function shownContent(offer: OwnOfferRecord, pictures: readonly OwnPicture[]): ShownContent {
  const compared = Object.fromEntries(COMPARED_NAMES.map((name) => [name, offer[name]])) as FieldValues<ComparedName>;
  return { ...compared, pictures: pictures.map(({ offerId: _, ...picture }) => picture) };
}
