import type { OfferCardFragment } from '#generated/operations.ts';
import { isNewOffer } from '../facts/offer-texts.ts';

/**
 * All that a card of the usual layout shows in a language, whose picture may wait: the same words, the same markup.
 *
 * @param now the moment of the page, ISO 8601
 */
export const cardSaying = (offer: OfferCardFragment, now: string, sizes: string): string =>
  JSON.stringify([sizes, isNewOffer(offer.createdAt, now), offer]);
