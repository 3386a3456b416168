import { localeOfUser } from '#capabilities/accounts/account.ts';
import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { type ShownContent, shownContent } from '#capabilities/publishing/approved-content.ts';
import type { OwnOfferRecord, OwnPicture } from '#capabilities/publishing/own-offer.record.ts';
import { mayUndo, waitsForReview } from '#capabilities/publishing/server/review/review-acts.service.ts';
import {
  findOfferRecord,
  loadOfferPictures,
  readApproved,
  readReturned,
} from '#capabilities/publishing/server/review/waiting-offers.service.ts';
import { notFound } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Context } from '#platform/context/context.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { type ContentChange, contentChanges } from '../content-changes.ts';
import { type AdvertiserRecord, findAdvertiser, listActsOn } from './case.queries.ts';
import { personNameLoader } from './person.queries.ts';
import { requireReviewer } from './reviewer.policy.ts';

/** An offer with the data of its review. */
export interface ReviewCaseRecord {
  offer: OwnOfferRecord;
  approved: { content: ShownContent; approvedAt: Date } | null;
  /** Content that was sent back last; null where the last decision is another one. */
  returned: { content: ShownContent; returnedAt: Date } | null;
  ownerLanguage: Locale;
}

/** Statuses without a review: not submitted yet, or deleted. */
const CLOSED: readonly number[] = [OfferStatus.Draft, OfferStatus.PendingPayment, OfferStatus.Deleted];

/**
 * An offer for a reviewer, with its last approved version, and the one that was sent back since.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`; `error.notFound`, also for a draft
 */
export async function readCase(ctx: Context, id: number): Promise<ReviewCaseRecord> {
  requireReviewer(ctx);
  const offer = await findOfferRecord(ctx.db, id);
  if (!offer || CLOSED.includes(offer.status)) throw notFound();
  const [approved, owner] = [await readApproved(ctx.db, id), await findAccountById(ctx.db, offer.userId)];
  const returned = (await readReturned(ctx.db, id)) ?? null;
  return { offer, approved: approved ?? null, returned, ownerLanguage: localeOfUser(owner?.uiLang ?? 0) };
}

/** An earlier version of an offer that reviewers compare with: `approved` last, or `returned` since. */
export type EarlierVersion = 'approved' | 'returned';

/** Changes since an earlier version; empty where there was none. */
export async function caseChangesSince(
  ctx: Context,
  reviewed: ReviewCaseRecord,
  version: EarlierVersion,
): Promise<ContentChange[]> {
  const earlier = reviewed[version];
  if (!earlier) return [];
  const { offer } = reviewed;
  return contentChanges(earlier.content, shownContent(offer, await loadOfferPictures(ctx, offer.id)));
}

/** Pictures of an earlier version. */
export const picturesOfVersion = (reviewed: ReviewCaseRecord, version: EarlierVersion): OwnPicture[] =>
  (reviewed[version]?.content.pictures ?? []).map((picture) => ({ ...picture, offerId: reviewed.offer.id }));

/** Whether the offer waits for a reviewer. */
export const isWaiting = ({ offer }: ReviewCaseRecord): boolean => waitsForReview(offer);

/** Whether the last act of review can be undone. */
export const isUndoable = (ctx: Context, { offer }: ReviewCaseRecord): boolean => mayUndo(offer, ctx.now());

/** Most entries of a history. */
const MOST_ACTS = 50;

/** An act of staff on an offer. */
export interface ReviewAct {
  id: number;
  act: string;
  happenedAt: Date;
  by: string | null;
  comment: string | null;
}

/** Acts of staff on an offer, the latest first. */
export async function historyOf(ctx: Context, { offer }: ReviewCaseRecord): Promise<ReviewAct[]> {
  const rows = await listActsOn(ctx.db, offer.id, MOST_ACTS);
  return Promise.all(
    rows.map(async ({ actorId, after, ...act }) => ({
      ...act,
      by: actorId === null ? null : await ctx.loader(personNameLoader).load(actorId),
      comment: commentOf(after),
    })),
  );
}

function commentOf(after: unknown): string | null {
  const reviewTexts = after as { comment?: unknown; reason?: unknown } | null;
  const words = reviewTexts?.comment ?? reviewTexts?.reason;
  return typeof words === 'string' ? words : null;
}

/** Known facts of the advertiser. */
export const advertiserOf = ({ db }: Context, { offer }: ReviewCaseRecord): Promise<AdvertiserRecord> =>
  findAdvertiser(db, offer.userId);

/** Frequent reasons to return an offer; the texts are `mail.ready.{id}`. */
export const READY_SENTENCES = [
  ...(['pictures', 'foreignPictures', 'contact', 'address', 'description'] as const),
  ...(['price', 'duplicate', 'category', 'discrimination'] as const),
] as const;

/** Prepared sentences to the owner, in the owner's language. */
export const readySentences = ({ ownerLanguage }: ReviewCaseRecord): { id: string; text: string }[] =>
  READY_SENTENCES.map((id) => ({ id, text: textIn(ownerLanguage, `mail.ready.${id}`, {}) }));
