import { COMPARED_NAMES, type ComparedName, type FieldValues } from '#capabilities/offers/offer-fields.ts';
import type { OwnOfferRecord, OwnPicture } from './own-offer.record.ts';

/** What an offer said at a moment, with its pictures in order. */
export type ShownContent = FieldValues<ComparedName> & { pictures: Omit<OwnPicture, 'offerId'>[] };

/** What an offer says now of all that the public reads and a reviewer looks at. */
export function shownContent(offer: OwnOfferRecord, pictures: readonly OwnPicture[]): ShownContent {
  const said = Object.fromEntries(COMPARED_NAMES.map((name) => [name, offer[name]])) as FieldValues<ComparedName>;
  return { ...said, pictures: pictures.map(({ offerId: _, ...picture }) => picture) };
}
