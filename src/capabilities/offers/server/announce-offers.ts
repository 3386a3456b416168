import type { Db } from '#platform/db/db.ts';
import { announce, type EventKind } from '#platform/events/event.ts';
import { type OfferFacts, offersChanged, offersLeft, offersPublished } from './offer.events.ts';

/** Whether the public could see an active offer before a write, and whether it can now. */
export interface WrittenOffer {
  id: number;
  wasPublic: boolean;
  isPublic: boolean;
}

/** Largest number of offers in one event: as many as a listener should process in one transaction. */
export const OFFERS_PER_EVENT = 1_000;

/** Emits, in the transaction that wrote them, the changes of active offers that the public can see. */
export async function announceOffers(tx: Db, written: readonly WrittenOffer[]): Promise<void> {
  const idsOf = (was: boolean, is: boolean): number[] =>
    written.filter(({ wasPublic, isPublic }) => wasPublic === was && isPublic === is).map(({ id }) => id);
  await announceEach(tx, offersPublished, idsOf(false, true));
  await announceEach(tx, offersChanged, idsOf(true, true));
  await announceEach(tx, offersLeft, idsOf(true, false));
}

async function announceEach(tx: Db, event: EventKind<OfferFacts>, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += OFFERS_PER_EVENT)
    await announce(tx, event, { activeOfferIds: ids.slice(start, start + OFFERS_PER_EVENT) });
}
