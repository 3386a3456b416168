import { OWN_SOURCE } from '#capabilities/offers/offer-source.ts';
import type { OwnOfferRecord } from '#capabilities/publishing/own-offer.record.ts';
import {
  describedHomes,
  findEach,
  type MatchableHome,
  publicHomes,
} from '#capabilities/search/server/search-matching.service.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { alertFilterOf, searchOfAlert } from '../../alert-filter.ts';
import { type DemandFacts, demandFactsInput } from '../../demand.input.ts';
import { shownDemand } from '../../demand.ts';
import { alertTableSoon } from '../matching/alert-index.ts';
import { candidatesFor } from '../matching/candidates.ts';
import { filtersInParts } from '../matching/filters-in-parts.queries.ts';
import { listOwnedSearches, listPlacesAndPrices } from './demand.queries.ts';

/** Most searches that one count examines. With more candidates, the count is extrapolated from a sample of this size. */
const MOST_SEARCHES = 2_000;

/** Facts of a home, from a form or from an owner's record. */
type Facts = Omit<DemandFacts, 'offerType' | 'category' | 'cityId' | 'priceType'> &
  Record<'offerType' | 'category' | 'priceType', number> & { cityId: number | null };

/**
 * The least number of people who look for a home as described. Null where they are too few, and while the alerts are still being
 * read into memory.
 *
 * @throws AppError `error.validation`
 */
export async function readDemand(ctx: Context, input: object): Promise<number | null> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const [count] = await countFor(ctx, await described(ctx, [validated(demandFactsInput, given)]));
  return count ?? null;
}

/** `readDemand` for offers of an owner. The facts come from the public copy or, without one, from the draft. */
export const demandLoader: BatchFetch<OwnOfferRecord, number | null> = async (ctx, offers) => {
  const copies = await publicHomes(
    ctx,
    offers.flatMap(({ activeOfferId }) => activeOfferId ?? []),
  );
  const publicById = new Map(copies.homes.map((home) => [home.id, home]));
  const drafts = await described(ctx, offers);
  return countFor(
    ctx,
    offers.flatMap(({ activeOfferId }, index) => publicById.get(activeOfferId ?? 0) ?? drafts[index] ?? []),
  );
};

/** The demand for each home, in the order given. One pass reads the searches of all homes. */
async function countFor(ctx: Context, given: readonly MatchableHome[]): Promise<(number | null)[]> {
  const homes = given.map((home, index) => ({ ...home, id: index + 1 }));
  const table = await alertTableSoon(ctx.db);
  if (table === null) return homes.map(() => null);
  const ids = await candidatesFor(ctx, table, homes, { isEvenUnsent: true });
  const { actor } = ctx;
  const viewer = {
    accountId: actor.kind === 'user' ? actor.userId : null,
    visitorId: actor.visitorId,
    day: swissDay(ctx.now()),
  };
  const held = describedHomes(homes);
  const people = homes.map(() => new Set<string>());
  for await (const records of filtersInParts(spread(ids), (some) => listOwnedSearches(ctx.db, some, viewer))) {
    const searches = records.map(({ filter }) => searchOfAlert(alertFilterOf(filter)));
    const found = await findEach(ctx, held, searches);
    for (const [index, { person }] of records.entries())
      for (const id of found[index] ?? []) people[id - 1]?.add(person);
  }
  const share = Math.max(1, ids.length / MOST_SEARCHES);
  return people.map(({ size }) => shownDemand(Math.round(size * share)));
}

/** At most `MOST_SEARCHES` of the ids, evenly spaced from first to last. */
function spread(ids: Int32Array): number[] {
  if (ids.length <= MOST_SEARCHES) return [...ids];
  return Array.from(
    { length: MOST_SEARCHES },
    (_, index) => ids[Math.floor((index * ids.length) / MOST_SEARCHES)] ?? 0,
  );
}

/**
 * Homes in the form that searches match. Each is placed at the center of its municipality, so that a caller who moves a home cannot find
 * the areas that other people drew.
 */
async function described(ctx: Context, homes: readonly Facts[]): Promise<MatchableHome[]> {
  const places = await listPlacesAndPrices(ctx.db, homes);
  return homes.flatMap((facts, index) => {
    const place = places[index];
    if (!place) return [];
    const { offerType, category, subCategory, features, rooms, livingSpace, floor, availableFrom, postalCode } = facts;
    return {
      id: 0,
      offerType,
      category,
      subCategory,
      features,
      rooms,
      livingSpace,
      floor,
      ...place,
      availableFrom: availableFrom === null ? null : Date.parse(availableFrom) / DAY_MS,
      postalCode: /^\d{4,5}$/.test(postalCode ?? '') ? Number(postalCode) : null,
      addedAt: ctx.now().getTime(),
      sourceId: OWN_SOURCE,
      agencyId: null,
    };
  });
}
