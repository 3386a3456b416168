import { hookKind } from '#platform/context/hook.ts';
import { eventKind } from '#platform/events/event.ts';

/**
 * The active offers of an event. It carries none of their content: an event may arrive late, so a listener reads the present
 * state of an offer.
 *
 * Only rows of the invented sample market are ever deleted.
 */
export interface OfferFacts {
  /** At most `OFFERS_PER_EVENT`: a large delivery emits several events. */
  activeOfferIds: readonly number[];
}

/** Offers became public. */
export const offersPublished = eventKind<OfferFacts>('offer.published');

/** Texts, facts or pictures of public offers changed. */
export const offersChanged = eventKind<OfferFacts>('offer.changed');

/** Offers are public no more. */
export const offersLeft = eventKind<OfferFacts>('offer.left');

/** A caller received the telephone number of a public offer. */
export const phoneShown = hookKind<{ activeOfferId: number }>('offer.phoneShown');
