import { offersChanged } from '#capabilities/offers/server/offer.events.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { mailRefused } from '#platform/mail/mail.events.ts';
import { onMailBounced } from './bounce.service.ts';
import { recordPriceDrop } from './price-drop.service.ts';

/** Listeners for price drops of favourites and for bounces. */
export const SENDING_LISTENERS: readonly EventListener[] = [
  listensTo(offersChanged, 'alerts.noteCheaper', recordPriceDrop),
  listensTo(mailRefused, 'alerts.hearRefusal', onMailBounced),
];
