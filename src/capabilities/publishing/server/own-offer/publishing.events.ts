import { eventKind } from '#platform/events/event.ts';

/** A reviewer approved an offer, which is public from now on. */
export const offerApproved = eventKind<{ offerId: number; activeOfferId: number }>('offer.approved');
