import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { OwnOfferRecord } from '#capabilities/publishing/own-offer.record.ts';
import { isSelfReview } from '#capabilities/publishing/server/own-offer/self-review.service.ts';
import { CLAIM_MS, reviewerOf } from '#capabilities/publishing/server/review/review-acts.service.ts';
import { countWaitingOffers, pageOfWaiting } from '#capabilities/publishing/server/review/waiting-offers.service.ts';
import { isSignedIn } from '#kernel/actor.ts';
import { offsetLimitOf, type Page, pageOf, type RequestedPage } from '#kernel/page.ts';
import { pageInput } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { personNameLoader } from './person.queries.ts';
import { countOpen } from './report.queries.ts';
import { requireReviewer } from './reviewer.policy.ts';

/** An offer that waits for a reviewer. */
export interface WaitingOfferRecord {
  offer: OwnOfferRecord;
}

/** The reviewer of a claimed offer, and the time when the claim ends. */
export interface ReviewClaim {
  name: string;
  isMine: boolean;
  until: Date;
}

/** A page of waiting offers. */
export type ReviewQueuePage = Page<WaitingOfferRecord>;

/** Default size of a page. */
export const DEFAULT_PAGE_SIZE = 20;

/** Page of a list. */
export interface PageInput {
  pageNumber?: number | null;
  pageSize?: number | null;
}

/** @throws AppError `error.validation` */
export const parsePage = (wanted: PageInput): RequestedPage =>
  validated(pageInput, { pageNumber: wanted.pageNumber ?? 1, pageSize: wanted.pageSize ?? DEFAULT_PAGE_SIZE });

/**
 * Offers that wait for a reviewer, longest waiting first: before they go online, and after a trusted owner changed
 * them online.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`, `error.validation`
 * @source docs/reference/transitions.md, "Review"
 */
export async function readQueue(ctx: Context, wanted: PageInput): Promise<ReviewQueuePage> {
  requireReviewer(ctx);
  const page = parsePage(wanted);
  const totalRecords = await countWaitingOffers(ctx.db);
  const offers = await pageOfWaiting(ctx.db, offsetLimitOf(page));
  return pageOf(
    page,
    totalRecords,
    offers.map((offer) => ({ offer })),
  );
}

/** The current claim on an offer; null where there is none. */
export async function claimOf(ctx: Context, offer: OwnOfferRecord): Promise<ReviewClaim | null> {
  const reviewerId = reviewerOf(offer, ctx.now());
  if (reviewerId === null || offer.claimedAt === null) return null;
  const name = (await ctx.loader(personNameLoader).load(reviewerId)) ?? '';
  const isMine = isSignedIn(ctx.actor) && ctx.actor.userId === reviewerId;
  return { name, isMine, until: new Date(offer.claimedAt.getTime() + CLAIM_MS) };
}

/** Whether an offer is online while it waits. */
export const isOnline = ({ status }: OwnOfferRecord): boolean => status === OfferStatus.Published;

/** Whether an offer is the actor's own, so that another reviewer must take it. */
export const isOwnOffer = ({ actor }: Context, offer: OwnOfferRecord): boolean =>
  isSignedIn(actor) && isSelfReview(actor, offer);

/** Numbers of waiting offers and of open reports. */
export interface ReviewCountsRecord {
  waiting: number;
  reports: number;
}

/** Numbers of waiting offers and of open reports. @throws AppError `error.auth.required`, `error.forbidden` */
export async function readCounts(ctx: Context): Promise<ReviewCountsRecord> {
  requireReviewer(ctx);
  return { waiting: await countWaitingOffers(ctx.db), reports: await countOpen(ctx.db) };
}
