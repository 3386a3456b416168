import { z } from '#kernel/schema.ts';
import { hookKind } from '#platform/context/hook.ts';
import { eventKind } from '#platform/events/event.ts';

/**
 * The active offers of an event. It carries none of their content: an event may arrive late, so a listener reads the present
 * state of an offer.
 *
 * Only rows of the invented sample market are ever deleted.
 */
const OFFER_FACTS = z.object({
  /** At most `OFFERS_PER_EVENT`: a large delivery emits several events. */
  activeOfferIds: z.array(z.int()).readonly(),
});

/** Payload of an event about offers. */
export type OfferFacts = z.output<typeof OFFER_FACTS>;

/** Offers became public. */
export const offersPublished = eventKind('offer.published', OFFER_FACTS);

/** Texts, facts or pictures of public offers changed. */
export const offersChanged = eventKind('offer.changed', OFFER_FACTS);

/** Offers are public no more. */
export const offersLeft = eventKind('offer.left', OFFER_FACTS);

/** A caller received the telephone number of a public offer. */
export const phoneShown = hookKind<{ activeOfferId: number }>('offer.phoneShown');
