import { eventKind } from '#platform/events/event.ts';

/** A reviewer approved an offer, and the public sees it from now on. */
export const offerApproved = eventKind<{ offerId: number; activeOfferId: number }>('offer.approved');
