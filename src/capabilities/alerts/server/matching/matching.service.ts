import type { OfferFacts } from '#capabilities/offers/server/offer.events.ts';
import {
  earlierHomes,
  findEach,
  type MatchableHomes,
  publicHomes,
} from '#capabilities/search/server/search-matching.service.ts';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { jobKind, send } from '#platform/jobs/job.ts';
import { withYields } from '#platform/queues/with-yields.ts';
import { alertFilterOf, searchOfAlert } from '../../alert-filter.ts';
import { alertTable } from './alert-index.ts';
import { type Fit, insertMatches, listFilters } from './alert-match.queries.ts';
import { candidatesFor } from './candidates.ts';
import { filtersInParts } from './filters-in-parts.queries.ts';
import { insertArrivals, insertChanges, insertPriceFalls, listNews, markMatched } from './home-news.queries.ts';
import { type HomeNews, NewsKind } from './home-news.ts';

/** Job that matches news of homes against all alerts. */
export const MATCH = jobKind('alert.match', {
  payload: z.object({ newsIds: z.array(z.int()).readonly() }),
  longestTryS: 1_800,
});

/**
 * Most fits that one statement stores. With this limit, the statement stays far below the time-out and blocks other requests only
 * briefly.
 */
const FITS_AT_ONCE = 500;

/** Matches homes that are new or back against all alerts, after the publishing transaction has committed. */
export const onOffersPublished = async (ctx: Context, { activeOfferIds }: OfferFacts): Promise<void> =>
  matchSoon(ctx, await insertArrivals(ctx.db, activeOfferIds, ctx.now()));

/** Matches changed homes against all alerts, after the editing transaction has committed. */
export async function onOffersChanged(ctx: Context, { activeOfferIds }: OfferFacts): Promise<void> {
  const falls = await insertPriceFalls(ctx.db, activeOfferIds, ctx.now());
  await matchSoon(ctx, [...falls, ...(await insertChanges(ctx.db, activeOfferIds, ctx.now()))]);
}

async function matchSoon({ db }: Context, newsIds: readonly number[]): Promise<void> {
  if (newsIds.length > 0) await send(db, MATCH, { newsIds });
}

/**
 * Stores which alerts fit the homes of some news.
 *
 * Every statement is a transaction of its own. The job is idempotent: when interrupted, it starts over and stores no match twice.
 */
export async function matchNews(ctx: Context, newsIds: readonly number[]): Promise<void> {
  const news = await listNews(ctx.db, newsIds);
  if (news.length === 0) return;
  const table = await alertTable(ctx.db);
  const homes = await publicHomes(
    ctx,
    news.map(({ activeOfferId }) => activeOfferId),
  );
  const held = await loadedNews(ctx, homes, news);
  const candidates = await candidatesFor(ctx, table, homes.homes, { isEvenUnsent: false });
  let fits: Fit[] = [];
  // The fits of one part are stored while those of the next are found.
  for await (const alerts of filtersInParts(candidates, (ids) => listFilters(ctx.db, ids)))
    [fits] = await Promise.all([fitsAmong(ctx, held, alerts), storeFits(ctx, fits)]);
  await storeFits(ctx, fits);
  await markMatched(ctx.db, newsIds, ctx.now());
}

/** Current homes, changed homes as they were before, and the news of each home. */
interface LoadedNews {
  homes: MatchableHomes;
  before: MatchableHomes;
  newsOf: ReadonlyMap<number, readonly HomeNews[]>;
}

async function loadedNews(ctx: Context, homes: MatchableHomes, news: readonly HomeNews[]): Promise<LoadedNews> {
  const newsOf = Map.groupBy(news, ({ activeOfferId }) => activeOfferId);
  const before = await earlierHomes(
    ctx,
    news.flatMap((one) => one.before ?? []),
  );
  return { homes, before, newsOf };
}

/** The fits of some alerts. A changed home counts only for alerts that did not find it before, and only where it has no other news. */
async function fitsAmong(
  ctx: Context,
  { homes, before, newsOf }: LoadedNews,
  alerts: readonly { id: number; filter: unknown }[],
): Promise<Fit[]> {
  const searches = alerts.map(({ filter }) => searchOfAlert(alertFilterOf(filter)));
  const found = await findEach(ctx, homes, searches);
  const foundBefore = before.homes.length === 0 ? [] : await findEach(ctx, before, searches);
  const fits: Fit[] = [];
  for await (const [index, { id: alertId }] of withYields(alerts.entries())) {
    const fittedBefore = new Set(foundBefore[index]);
    for (const homeId of found[index] ?? [])
      for (const { id: newsId } of newsFor(newsOf.get(homeId) ?? [], fittedBefore.has(homeId)))
        fits.push({ alertId, newsId });
  }
  return fits;
}

function newsFor(news: readonly HomeNews[], wasFound: boolean): readonly HomeNews[] {
  const others = news.filter(({ kind }) => kind !== NewsKind.Changed);
  return others.length > 0 || wasFound ? others : news;
}

async function storeFits(ctx: Context, fits: readonly Fit[]): Promise<void> {
  for (let start = 0; start < fits.length; start += FITS_AT_ONCE)
    await insertMatches(ctx.db, fits.slice(start, start + FITS_AT_ONCE), ctx.now());
}
