import { z } from '#kernel/schema.ts';
import { eventKind } from '#platform/events/event.ts';

/** A reviewer approved an offer, which is public from now on. */
export const offerApproved = eventKind('offer.approved', z.object({ offerId: z.int(), activeOfferId: z.int() }));
