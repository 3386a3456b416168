import { offersChanged, offersPublished } from '#capabilities/offers/server/offer.events.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { deleteRemovedAlerts } from './alert-changes.queries.ts';
import { deleteMatchedNews, listWaitingNews } from './home-news.queries.ts';
import { MATCH, matchNews, onOffersChanged, onOffersPublished } from './matching.service.ts';

/** Waiting time after which the job of some news counts as lost, as after a restore of the database. */
const LOST_AFTER_MS = 15 * MINUTE_MS;
/** Retention of matched news. It is longer than the two days within which price changes count, so that no price change counts twice. */
const RETENTION_MS = 7 * DAY_MS;
const NEWS_AT_ONCE = 1_000;

const UPKEEP = jobKind('alert.matchLeft', { longestTryS: 1_800 });

/** Listeners for homes that become public or change. */
export const MATCHING_LISTENERS: readonly EventListener[] = [
  listensTo(offersPublished, 'alerts.matchPublished', onOffersPublished),
  listensTo(offersChanged, 'alerts.matchChanged', onOffersChanged),
];

export const MATCHING_JOBS: readonly JobDefinition[] = [
  handled(MATCH, (ctx, { newsIds }) => matchNews(ctx, newsIds)),
  { ...handled(UPKEEP, matchMissedNews), cron: '*/10 * * * *' },
];

/** Matches news whose job was lost, and deletes old news and old changes of alerts. */
export async function matchMissedNews(ctx: Context): Promise<void> {
  const before = (ms: number): Date => new Date(ctx.now().getTime() - ms);
  await matchNews(ctx, await listWaitingNews(ctx.db, before(LOST_AFTER_MS), NEWS_AT_ONCE));
  await deleteMatchedNews(ctx.db, before(RETENTION_MS));
  await deleteRemovedAlerts(ctx.db, before(RETENTION_MS));
}
