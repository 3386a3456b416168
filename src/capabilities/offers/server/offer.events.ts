import { hookKind } from '#platform/context/hook.ts';
import { eventKind } from '#platform/events/event.ts';

/**
 * Which active offers it happened to. Nothing of what they say: an event may be heard late, so whoever hears of it reads
 * how the offer stands by then, and goes by that. A row that is gone was an invented one.
 */
export interface OfferFacts {
  /** At most `OFFERS_PER_EVENT`: a large delivery is told in several events. */
  activeOfferIds: readonly number[];
}

/** The public can see offers that it could not see before. */
export const offersPublished = eventKind<OfferFacts>('offer.published');

/** Public offers say something else, by texts, facts or pictures. */
export const offersChanged = eventKind<OfferFacts>('offer.changed');

/** The public cannot see offers any more. */
export const offersLeft = eventKind<OfferFacts>('offer.left');

/** Somebody asked for the telephone number of a public offer, and saw it. */
export const phoneShown = hookKind<{ activeOfferId: number }>('offer.phoneShown');
