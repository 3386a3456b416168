import type { OfferFacts } from '#capabilities/offers/server/offer.events.ts';
import type { Context } from '#platform/context/context.ts';
import { saveLeftOffers } from './departure.queries.ts';

/** Stores facts of saved homes that are not public any more. It reads their present state, so a late or repeated event does no harm. */
export const storeLeftOffers = (ctx: Context, { activeOfferIds }: OfferFacts): Promise<void> =>
  saveLeftOffers(ctx.db, activeOfferIds, ctx.now());
