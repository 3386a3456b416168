import type { Location } from '#capabilities/locations/location.ts';
import { areasAround } from '#capabilities/locations/server/areas/area-shapes.service.ts';
import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import { notFound } from '#kernel/app-error.ts';
import type { GeoPoint } from '#kernel/geo.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import { runHooks } from '#platform/context/hook.ts';
import type { Services } from '#platform/context/services.ts';
import { changeLogOf } from '#platform/freshness/change-log.ts';
import type { OfferImageRecord, OfferRecord } from '../offer.record.ts';
import { OFFER_TABLES, offerVersion } from '../offer.versions.ts';
import { keepsPicture } from './gone/gone-offer.ts';
import { phoneShown } from './offer.events.ts';
import { OFFER_WINDOWS } from './offer.limits.ts';
import { offerImagesLoader, offerLoader, offerPricesLoader, placePriceLoader } from './offer.loaders.ts';
import {
  findGoneOffer,
  findPhoneNumber,
  type GoneOfferRecord,
  listPublicOffers,
  type OfferPriceRecord,
  type PlacePriceRecord,
} from './offer.queries.ts';
import { OFFER_SETTINGS } from './offer.settings.ts';
import { listOfferImages } from './pictures/offer-images.queries.ts';
import { priceBefore } from './price-before.ts';

/** @source docs/reference/search.md, "Recommended" */
const HALF_LIFE_MS = 14 * DAY_MS;
/** A number of pictures that no listing reaches. */
const ALL_IMAGES = 10_000;

/** Host of the operator's translator, or null without one. */
export function translatorHostOf({ settings }: Services): string | null {
  const { translateUrl } = settings.of(OFFER_SETTINGS);
  return translateUrl === null ? null : new URL(translateUrl).host;
}

/** A public listing. @throws AppError `error.notFound` when missing or not public */
export async function readOffer(ctx: Context, id: number): Promise<OfferRecord> {
  ctx.dependsOn(changeLogOf(ctx.db).dependencyOn(offerVersion(id), ...OFFER_TABLES));
  const offer = await ctx.loader(offerLoader).load(id);
  if (offer === null) throw notFound();
  return offer;
}

/** The public listings of the ids, in their order; those that are gone are left out. */
export const readOffers = (ctx: Context, ids: readonly number[]): Promise<OfferRecord[]> =>
  listPublicOffers(ctx.db, ids);

/** A listing that was public once and is gone, or null. */
export const readGoneOffer = (ctx: Context, id: number): Promise<GoneOfferRecord | null> => findGoneOffer(ctx.db, id);

/** The first picture of a listing that is gone, if it may still be shown. */
export async function readGonePicture({ db }: Context, gone: GoneOfferRecord): Promise<OfferImageRecord | null> {
  if (!keepsPicture(gone)) return null;
  return (await listOfferImages(db, [gone.id], 1)).get(gone.id)?.images[0] ?? null;
}

/** The median for a listing's price per m². */
export function readPlacePrice(ctx: Context, offer: OfferRecord): Promise<PlacePriceRecord | null> {
  const { cityId, zoneId, cantonId, offerType, category } = offer;
  const locationIds = [cityId, zoneId, cantonId].filter((id) => id !== null);
  return ctx.loader(placePriceLoader).load({ locationIds, offerType, category });
}

/** Percentages below the median that count as an advantage; below `least` the difference is negligible, beyond `most` likely a mistake. */
const BELOW_MEDIAN = { least: 5, most: 40 } as const;

/** Percentage by which the price per m² lies below the median of the municipality; null where that is no advantage. */
export function percentBelowMedian({ pricePerM2, cityMedianPricePerM2 }: OfferRecord): number | null {
  if (pricePerM2 === null || cityMedianPricePerM2 === null) return null;
  const percent = Math.round((1 - pricePerM2 / cityMedianPricePerM2) * 100);
  return percent >= BELOW_MEDIAN.least && percent <= BELOW_MEDIAN.most ? percent : null;
}

/** Location of a listing, by ids of places. */
type PlacedOffer = Pick<OfferRecord, 'cityId'> & Partial<Pick<OfferRecord, 'cantonId' | 'zoneId'>>;

/** The canton, district and municipality of a listing, as far as known. */
export async function readPlaces(ctx: Context, offer: PlacedOffer): Promise<Location[]> {
  const ids = [offer.cantonId ?? null, offer.zoneId ?? null, offer.cityId].filter((id) => id !== null);
  return loadLocations(ctx, ids);
}

/** The places of a public listing, then the quarters in which it is shown. */
export async function readPublicPlaces(ctx: Context, offer: OfferRecord): Promise<Location[]> {
  const [point, nearby] = [shownPoint(offer), offer.areasNearby];
  const quarters = point && nearby ? areasAround(ctx.db, point, nearby).then((ids) => loadLocations(ctx, ids)) : [];
  return (await Promise.all([readPlaces(ctx, offer), quarters])).flat();
}

type PicturedOffer = Pick<OfferRecord, 'id' | 'card'>;

/** The pictures of a listing in order, at most `limit`. */
export async function readOfferImages(
  ctx: Context,
  { id, card }: PicturedOffer,
  limit?: number | null,
): Promise<OfferImageRecord[]> {
  const most = limit == null ? ALL_IMAGES : Math.max(1, limit);
  const isOnCard = card && card.images.images.length >= Math.min(most, card.images.total);
  const { images } = isOnCard ? card.images : await ctx.loader(offerImagesLoader).load({ id, most });
  return limit == null ? [...images] : images.slice(0, Math.max(0, limit));
}

/** Number of pictures of a listing. */
export const countOfferImages = async (ctx: Context, { id, card }: PicturedOffer): Promise<number> =>
  (card?.images ?? (await ctx.loader(offerImagesLoader).load({ id, most: 1 }))).total;

/** The prices of a listing, oldest first. */
export async function readOfferPrices(ctx: Context, id: number): Promise<OfferPriceRecord[]> {
  return [...(await ctx.loader(offerPricesLoader).load(id))];
}

/** The last price before the present one where that one was higher: a price drop. */
export async function readPreviousPrice(ctx: Context, offer: OfferRecord): Promise<number | null> {
  return offer.card ? offer.card.previousPrice : priceBefore(offer, await readOfferPrices(ctx, offer.id));
}

/** Whether a listing has a telephone number: sources may send blanks. */
const isNumber = (phoneNumber: string | null): phoneNumber is string => (phoneNumber ?? '').trim() !== '';

/** The advertiser. Only `revealPhone` returns the telephone number. */
export const contactOf = (offer: OfferRecord) => ({
  type: offer.contactType,
  agencyName: offer.agencyName,
  agencyAddress: offer.agencyAddress,
  advertiserName: offer.advertiserName,
  displayContactForm: offer.displayContactForm,
  hasPhoneNumber: isNumber(offer.phoneNumber),
  userRole: null,
  phoneNumber: null,
  avatarUrl: null,
  // Agencies and agents have no pages.
  displayAgencyRedirect: false,
  displayAgentRedirect: false,
});

/** Factors of the order "Recommended"; their product is the score. */
export interface OfferScoreParts {
  /** 1 on the first day, half of it every 14 days later. */
  freshness: number;
  /** 0.2 … 1 */
  completeness: number;
  /** 0.3 … 1 */
  plausibility: number;
}

/**
 * Factors of a listing's score; null for one that cannot be searched.
 *
 * @source docs/reference/search.md, "Recommended"
 */
export function offerScoreParts(offer: OfferRecord, now: Date): OfferScoreParts | null {
  const { completeness, plausibility } = offer;
  if (completeness === null || plausibility === null) return null;
  const ageMs = Math.max(0, now.getTime() - offer.createdAt.getTime());
  return { freshness: 2 ** (-ageMs / HALF_LIFE_MS), completeness, plausibility };
}

/** Freshness × completeness × plausibility, 0 … 1. */
export function offerScore(offer: OfferRecord, now: Date): number | null {
  const parts = offerScoreParts(offer, now);
  return parts && parts.freshness * parts.completeness * parts.plausibility;
}

/**
 * A coordinate as it may be shown: exact with a street, else rounded to three decimals.
 *
 * @source docs/reference/permissions.md, "Shown positions"
 */
export function shownCoordinate(offer: OfferRecord, value: number | null): number | null {
  if (value === null || offer.street !== null) return value;
  return Math.round(value * 1000) / 1000;
}

/** Position of a listing as it may be shown; null where only its municipality is known. */
export function shownPoint(offer: OfferRecord): GeoPoint | null {
  const [lat, lng] = [shownCoordinate(offer, offer.lat), shownCoordinate(offer, offer.lng)];
  return lat === null || lng === null ? null : { lat, lng };
}

/** The phone number of a public listing. @throws AppError `error.notFound`, `error.rateLimit` */
export async function revealPhone(ctx: Context, offerId: number): Promise<string> {
  await ctx.limits.count(`phone:${ctx.network}`, OFFER_WINDOWS.phoneNumbersOfNetwork);
  const phoneNumber = await findPhoneNumber(ctx.db, offerId);
  if (!isNumber(phoneNumber)) throw notFound();
  await runHooks(ctx, phoneShown, { activeOfferId: offerId });
  return phoneNumber;
}
