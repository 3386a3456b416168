import type { OfferFacts } from '#capabilities/offers/server/offer.events.ts';
import type { Context } from '#platform/context/context.ts';
import { saveLeftOffers } from './departure.queries.ts';

/** Keeps what may be said of saved homes that left. Heard late or twice, it goes by what is so by then. */
export const rememberLeft = (ctx: Context, { activeOfferIds }: OfferFacts): Promise<void> =>
  saveLeftOffers(ctx.db, activeOfferIds, ctx.now());
