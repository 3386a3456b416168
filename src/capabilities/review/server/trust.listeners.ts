import { offersChanged, offersPublished } from '#capabilities/offers/server/offer.events.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { refreshTrust } from './trust.service.ts';

/** Listeners that update trust marks when a listing changes. */
export const TRUST_LISTENERS: readonly EventListener[] = [
  listensTo(offersPublished, 'review.trust', ({ db }, { activeOfferIds }) => refreshTrust(db, activeOfferIds)),
  listensTo(offersChanged, 'review.trust', ({ db }, { activeOfferIds }) => refreshTrust(db, activeOfferIds)),
];
