import type { OfferFacts } from '#capabilities/offers/server/offer.events.ts';
import type { Context } from '#platform/context/context.ts';
import { insertPriceDrops } from './price-drop.queries.ts';

/** Members hear of homes with their own heart that became cheaper; not of those of others in their circle. */
export const recordPriceDrop = ({ db, now }: Context, { activeOfferIds }: OfferFacts): Promise<void> =>
  insertPriceDrops(db, activeOfferIds, now());
