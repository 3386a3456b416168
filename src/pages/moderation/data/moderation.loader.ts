import { notFound } from '@tanstack/react-router';
import {
  ModerationCaseDocument,
  type ModerationCaseQuery,
  ModerationConversationsDocument,
  type ModerationConversationsQuery,
  ModerationQueueDocument,
  type ModerationQueueQuery,
  ModerationReportsDocument,
  type ModerationReportsQuery,
} from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';
import { type ModerationList, readView } from './moderation-views.ts';

/** Offers of a page of the queue. */
const QUEUE_PAGE = 20;

/** An offer under review, and the next one without a claim. */
export type ReviewedCase = ModerationCaseQuery['reviewCase'];

/** The number of cases waiting in each list. */
export type ModerationCounts = ModerationQueueQuery['reviewCounts'];

/** Data of the page. `now` is the moment of the request. */
export type ModerationData = { now: string } & (
  | { view: 'case'; reviewed: ReviewedCase; nextId: number | null }
  | { view: 'waiting'; counts: ModerationCounts; queue: ModerationQueueQuery['reviewQueue'] }
  | {
      view: 'conversations';
      counts: ModerationCounts;
      held: ModerationConversationsQuery['heldMessages'];
      reported: ModerationConversationsQuery['conversationReports'];
    }
  | { view: 'reports'; list: ModerationList; counts: ModerationCounts; reports: ModerationReportsQuery['offerReports'] }
);

const NOT_FOUND = 404;

/** Loads the view of an address. @param query without question mark */
export async function loadModeration(query: string, locale: Locale): Promise<ModerationData> {
  const view = readView(query);
  const now = new Date().toISOString();
  if ('offerId' in view) return { now, ...(await loadCase(view.offerId, locale)) };
  const { list, page } = view;
  if (list === 'waiting') {
    const { reviewCounts, reviewQueue } = await execute(ModerationQueueDocument, { page, size: QUEUE_PAGE });
    return { now, view: 'waiting', counts: reviewCounts, queue: reviewQueue };
  }
  if (list === 'conversations') {
    const asked = await execute(ModerationConversationsDocument, { page });
    const { reviewCounts: counts, heldMessages: held, conversationReports: reported } = asked;
    return { now, view: 'conversations', counts, held, reported };
  }
  const answer = await execute(ModerationReportsDocument, { isDecided: list === 'decided', page });
  return { now, view: 'reports', list, counts: answer.reviewCounts, reports: answer.offerReports };
}

async function loadCase(id: number, locale: Locale) {
  try {
    const { reviewCase, reviewQueue } = await execute(ModerationCaseDocument, { id, locale });
    const free = reviewQueue.data.find(
      ({ offer, isOwn, claim }) => offer.id !== id && !isOwn && (claim === null || claim.isMine),
    );
    return { view: 'case' as const, reviewed: reviewCase, nextId: free?.offer.id ?? null };
  } catch (error) {
    if (error instanceof AppError && error.code === NOT_FOUND) throw notFound();
    throw error;
  }
}
