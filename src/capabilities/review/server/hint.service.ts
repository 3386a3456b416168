import { OfferType } from '#capabilities/offers/offer.ts';
import type { OwnOfferRecord } from '#capabilities/publishing/own-offer.record.ts';
import { loadOfferPictures } from '#capabilities/publishing/server/review/waiting-offers.service.ts';
import { readPriceRange } from '#capabilities/search/server/homes/price-range.service.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import { outsideTransactions } from '#platform/db/statements/open-transaction.ts';
import { findContacts } from '../contact-finder.ts';
import { findAdvertiser } from './case.queries.ts';
import type { ReviewCaseRecord } from './case.service.ts';
import { countUnhashed, listHomesWithSimilarPictures, listSameHomes, type SimilarHome } from './hint.queries.ts';

/** See `HintKind` of the schema. */
type HintKind = 'samePictures' | 'sameHome' | 'price' | 'contactInText' | 'firstListing' | 'notCompared';

/** A hint for a reviewer, with its evidence. */
export interface ReviewHint {
  kind: HintKind;
  homes: SimilarHome[];
  excerpts: string[];
  price: number | null;
  median: number | null;
  low: number | null;
  high: number | null;
  place: string | null;
  count: number | null;
}

/** Age up to which an account is new, milliseconds. */
const NEW_MS = 30 * DAY_MS;
/** Factor above or below the local median from which a price gives a hint. */
const FAR_OFF = 2;

const hint = (kind: HintKind, facts: Partial<ReviewHint> = {}): ReviewHint => ({
  kind,
  homes: [],
  excerpts: [],
  price: null,
  median: null,
  low: null,
  high: null,
  place: null,
  count: null,
  ...facts,
});

/**
 * Hints for a reviewer: evidence without a verdict. Each kind takes one or two statements, however much is online.
 *
 * @source docs/reference/listings.md, "Hints"
 */
export async function readHints(ctx: Context, { offer }: ReviewCaseRecord): Promise<ReviewHint[]> {
  const hints = [
    ...(await picturesOf(ctx, offer)),
    ...(await homesOf(ctx, offer)),
    ...(await priceOf(ctx, offer)),
    ...contactsOf(offer),
    ...(await firstOf(ctx, offer)),
  ];
  return hints;
}

async function picturesOf(ctx: Context, offer: OwnOfferRecord): Promise<ReviewHint[]> {
  const ids = (await loadOfferPictures(ctx, offer.id)).map(({ pictureId }) => pictureId);
  if (ids.length === 0) return [];
  const homes = await listHomesWithSimilarPictures(ctx.db, offer, ids);
  const count = await countUnhashed(ctx.db, ids);
  return [
    ...(homes.length > 0 ? [hint('samePictures', { homes })] : []),
    ...(count > 0 ? [hint('notCompared', { count })] : []),
  ];
}

async function homesOf({ db }: Context, offer: OwnOfferRecord): Promise<ReviewHint[]> {
  const { cityId } = offer;
  if (cityId === null) return [];
  const homes = await listSameHomes(db, { ...offer, cityId });
  return homes.length > 0 ? [hint('sameHome', { homes })] : [];
}

async function priceOf(ctx: Context, offer: OwnOfferRecord): Promise<ReviewHint[]> {
  const { cityId, price, offerType, category, rooms, livingSpace } = offer;
  const isPriced = offerType === OfferType.Rent || offerType === OfferType.Sell;
  if (cityId === null || price === null || price === 0 || !isPriced) return [];
  const range = await readPriceRange(ctx, { cityId, offerType, category, rooms, livingSpace });
  if (!range || (price <= range.median * FAR_OFF && price >= range.median / FAR_OFF)) return [];
  const { median, low, high, locationName: place, offers: count } = range;
  return [hint('price', { price, median, low, high, place, count })];
}

function contactsOf({ title, description }: OwnOfferRecord): ReviewHint[] {
  const contacts = outsideTransactions(() => findContacts(`${title ?? ''}\n${description ?? ''}`));
  return contacts.length > 0 ? [hint('contactInText', { excerpts: contacts.map(({ excerpt }) => excerpt) })] : [];
}

async function firstOf(ctx: Context, offer: OwnOfferRecord): Promise<ReviewHint[]> {
  const { approved, memberSince } = await findAdvertiser(ctx.db, offer.userId);
  const isNew = memberSince !== null && ctx.now().getTime() - memberSince.getTime() < NEW_MS;
  return approved === 0 && isNew ? [hint('firstListing')] : [];
}
