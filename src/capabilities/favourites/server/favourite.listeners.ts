import { accountStatusChanged } from '#capabilities/accounts/server/account/account.events.ts';
import { offersLeft } from '#capabilities/offers/server/offer.events.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { onAccountErased } from './circle/circle.service.ts';
import { storeLeftOffers } from './departure.service.ts';

/** Listeners for homes that leave the market and for accounts that change. */
export const FAVOURITE_LISTENERS: readonly EventListener[] = [
  listensTo(offersLeft, 'favourites.rememberLeft', storeLeftOffers),
  listensTo(accountStatusChanged, 'favourites.followAccount', onAccountErased),
];
