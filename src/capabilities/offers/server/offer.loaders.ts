import type { BatchFetch } from '#platform/graphql/context.ts';
import { type OfferImageRecord, type OfferPriceRecord, offerImages, offerPrices } from './offer.queries.ts';

/** Pictures by listing. */
export const offerImagesLoader: BatchFetch<number, readonly OfferImageRecord[]> = async (ctx, ids) => {
  const byOffer = await offerImages(ctx.db, ids);
  return ids.map((id) => byOffer.get(id) ?? []);
};

/** Price history by listing. */
export const offerPricesLoader: BatchFetch<number, readonly OfferPriceRecord[]> = async (ctx, ids) => {
  const byOffer = await offerPrices(ctx.db, ids);
  return ids.map((id) => byOffer.get(id) ?? []);
};
