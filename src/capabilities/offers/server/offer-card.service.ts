import type { Context } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import { AnswerCache } from '#platform/freshness/answer-cache.ts';
import { currentVersions } from '#platform/freshness/current-versions.ts';
import { heapBytes } from '#platform/memory/heap-bytes.ts';
import type { OfferRecord } from '../offer.record.ts';
import { OFFER_TABLES, offerVersion } from '../offer.versions.ts';
import { listOfferPrices, listPublicOffers } from './offer.queries.ts';
import { OFFER_SETTINGS } from './offer.settings.ts';
import { listOfferImages } from './pictures/offer-images.queries.ts';
import { priceBefore } from './price-before.ts';

/** Largest number of pictures on a card. */
const CARD_PICTURES = 4;
const BYTES_OF_MB = 1_048_576;

const cardsOfServices = new WeakMap<Services, AnswerCache<number, OfferRecord>>();

function cardsOf(services: Services): AnswerCache<number, OfferRecord> {
  const cards =
    cardsOfServices.get(services) ??
    new AnswerCache({ room: services.settings.of(OFFER_SETTINGS).cardMemoryMb * BYTES_OF_MB });
  cardsOfServices.set(services, cards);
  return cards;
}

/** The public listings of the ids, in their order, each with the further content of its card; those that are gone are left out. */
export async function readCards(ctx: Context, ids: readonly number[]): Promise<OfferRecord[]> {
  if (ids.length === 0) return [];
  const cache = cardsOf(ctx.services);
  const changeLog = await currentVersions(ctx);
  ctx.dependsOn(changeLog.dependencyOn(...ids.map(offerVersion), ...OFFER_TABLES));
  const cards = new Map(ids.map((id) => [id, cache.current(id)]));
  const unknown = ids.filter((id) => cards.get(id) === null);
  const dependencies = new Map(unknown.map((id) => [id, changeLog.dependencyOn(offerVersion(id), ...OFFER_TABLES)]));
  for (const card of await listCards(ctx, unknown)) {
    cards.set(card.id, card);
    const dependency = dependencies.get(card.id);
    if (dependency) cache.keep(card.id, card, { dependencies: [dependency], size: heapBytes(card) });
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
}

async function listCards({ db }: Context, ids: readonly number[]): Promise<OfferRecord[]> {
  if (ids.length === 0) return [];
  const [offers, images, prices] = await Promise.all([
    listPublicOffers(db, ids),
    listOfferImages(db, ids, CARD_PICTURES),
    listOfferPrices(db, ids),
  ]);
  return offers.map((offer) => ({
    ...offer,
    card: {
      images: images.get(offer.id) ?? { total: 0, images: [] },
      previousPrice: priceBefore(offer, prices.get(offer.id) ?? []),
    },
  }));
}
