import type { OfferFacts } from '#capabilities/offers/server/offer.events.ts';
import type { Context } from '#platform/context/context.ts';
import { insertPriceDrops } from './price-drop.queries.ts';

/** Records price drops of favourites. A member gets them for their own favourites only, not for those of their circle. */
export const recordPriceDrop = ({ db, now }: Context, { activeOfferIds }: OfferFacts): Promise<void> =>
  insertPriceDrops(db, activeOfferIds, now());
