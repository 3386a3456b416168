import type { BatchFetch } from '#platform/context/context.ts';
import type { OfferImages, OfferRecord } from '../offer.record.ts';
import {
  listOfferOrigins,
  listOfferPrices,
  listPlacePrices,
  listPublicOffers,
  type OfferOrigin,
  type OfferPriceRecord,
  type PlacePriceQuery,
  type PlacePriceRecord,
} from './offer.queries.ts';
import { listOfferImages } from './pictures/offer-images.queries.ts';

/** Public listings by id; null for one that is gone. */
export const offerLoader: BatchFetch<number, OfferRecord | null> = async (ctx, ids) => {
  const byId = new Map((await listPublicOffers(ctx.db, ids)).map((offer) => [offer.id, offer]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** A listing and the number of its pictures. */
export interface ImagesQuery {
  id: number;
  /** At least 1. */
  most: number;
}

const NO_IMAGES: OfferImages = { total: 0, images: [] };

/** Pictures of listings, at least the requested number of each. */
export const offerImagesLoader: BatchFetch<ImagesQuery, OfferImages> = async (ctx, queries) => {
  const ids = [...new Set(queries.map(({ id }) => id))];
  const byOffer = await listOfferImages(ctx.db, ids, Math.max(...queries.map(({ most }) => most)));
  return queries.map(({ id }) => byOffer.get(id) ?? NO_IMAGES);
};

/** Price history by listing. */
export const offerPricesLoader: BatchFetch<number, readonly OfferPriceRecord[]> = async (ctx, ids) => {
  const byOffer = await listOfferPrices(ctx.db, ids);
  return ids.map((id) => byOffer.get(id) ?? []);
};

/** The median for each price per m². */
export const placePriceLoader: BatchFetch<PlacePriceQuery, PlacePriceRecord | null> = (ctx, queries) =>
  listPlacePrices(ctx.db, queries);

const NO_ORIGIN: OfferOrigin = { externalId: null, district: null };

/** Fields of listings that only documented clients query. */
export const offerOriginLoader: BatchFetch<number, OfferOrigin> = async (ctx, ids) => {
  const origins = new Map((await listOfferOrigins(ctx.db, ids)).map(({ id, ...origin }) => [id, origin]));
  return ids.map((id) => origins.get(id) ?? NO_ORIGIN);
};
