import { createHash } from 'node:crypto';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { readGoneOffer } from '#capabilities/offers/server/offer.service.ts';
import { isPublicOffer } from '#capabilities/offers/server/public-copy.service.ts';
import { HIDDEN_BY_REVIEWERS } from '#capabilities/publishing/own-offer-states.ts';
import { isSelfReview } from '#capabilities/publishing/server/own-offer/self-review.service.ts';
import { isSignedIn } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { offsetLimitOf, type Page, pageOf } from '#kernel/page.ts';
import { DAY_MS } from '#kernel/time.ts';
import { auditKind, recordAct } from '#platform/audit/audit.ts';
import { requireHuman } from '#platform/bot-check/human-token.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { ReportDecision, ReportReason } from '../report.ts';
import { decisionInput, type ReportInput, reportInput } from '../review.input.ts';
import { type PageInput, parsePage } from './queue.service.ts';
import { decisionMail } from './report.mail.ts';
import {
  anonymizeDecided,
  countReports,
  hasReport,
  insertReport,
  listReports,
  lockReport,
  type ReportedListingRecord,
  type ReportRecord,
  reportedListingLoader,
  updateDecision,
} from './report.queries.ts';
import { REVIEW_WINDOWS } from './review.limits.ts';
import { requireReviewer } from './reviewer.policy.ts';

/** Reports in the audit log. */
export const REPORT_KIND = auditKind('report');

/** Input of a report, not validated yet. */
export interface SentReport {
  description: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string | null;
  offerId?: number | null;
  reason?: ReportReason | null;
}

/**
 * Stores a report about a listing, or about the site. Repetitions within a day are one report.
 *
 * @throws AppError `error.recaptcha` to visitors who fail the bot check; `error.validation`, `error.rateLimit`;
 * `error.notFound` for a listing that was never public
 * @source docs/reference/limits.md, "Reports"
 */
export async function reportProblem(ctx: Context, { offerId = null, ...sent }: SentReport): Promise<boolean> {
  if (!isSignedIn(ctx.actor)) await requireHuman(ctx, 'createReportOfferProblem');
  const report = validated(reportInput, { ...sent, reason: sent.reason ?? 'other' });
  if (offerId !== null && !(await isPublicOffer(ctx.db, offerId)) && !(await readGoneOffer(ctx, offerId)))
    throw notFound();
  const digest = digestOf(ctx, offerId, report);
  if (await hasReport(ctx.db, digest)) return true;
  await ctx.limits.count(`reports:${ctx.network}`, REVIEW_WINDOWS.reportsOfNetwork);
  const { phoneNumber, ...facts } = report;
  await ctx.db.transaction().execute((tx) =>
    insertReport(tx, {
      ...facts,
      phone: phoneNumber ?? null,
      activeOfferId: offerId,
      locale: ctx.locale,
      accountId: isSignedIn(ctx.actor) ? ctx.actor.userId : null,
      reportedAt: ctx.now(),
      digest,
    }),
  );
  return true;
}

const digestOf = ({ now }: Context, offerId: number | null, report: ReportInput): string =>
  createHash('sha256')
    .update(JSON.stringify([now().toISOString().slice(0, 10), offerId, Object.entries(report).sort()]))
    .digest('base64url');

/** A page of reports. */
export type ReportPage = Page<ReportRecord>;

/**
 * Open reports, oldest first; or decided ones, the latest first.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`, `error.validation`
 */
export async function readReports(
  ctx: Context,
  { isDecided, ...wanted }: PageInput & { isDecided?: boolean | null },
): Promise<ReportPage> {
  requireReviewer(ctx);
  const page = parsePage(wanted);
  const which = isDecided === true;
  const totalRecords = await countReports(ctx.db, which);
  const data = await listReports(ctx.db, { isDecided: which, ...offsetLimitOf(page) });
  return pageOf(page, totalRecords, data);
}

/** The listing of a report; null where it concerns none, or that one is gone. */
export const listingOf = async (
  ctx: Context,
  { activeOfferId }: ReportRecord,
): Promise<ReportedListingRecord | null> =>
  activeOfferId === null ? null : ctx.loader(reportedListingLoader).load(activeOfferId);

/** Whether a report concerns a listing of the actor or of their agency. */
export async function isAboutOwn(ctx: Context, report: ReportRecord): Promise<boolean> {
  const listing = await listingOf(ctx, report);
  return listing !== null && isSignedIn(ctx.actor) && isSelfReview(ctx.actor, listing);
}

/**
 * Decides a report, and mails the reporter. The same decision again changes nothing.
 *
 * @throws AppError `error.notFound`; `error.moderation.self`; `error.status.changed` where it was decided otherwise;
 * `error.status.transition` for `takenDown` of a listing that is still public; `error.moderation.takenOff` for `nothingWrong` about one
 * that reviewers took offline, without `evenIfTakenOff`; `error.validation`
 */
export async function decideReport(
  ctx: Context,
  id: number,
  sent: { decision: ReportDecision; note?: string | null; evenIfTakenOff?: boolean | null },
): Promise<ReportRecord> {
  const actor = requireReviewer(ctx);
  const { decision, note } = validated(decisionInput, { decision: sent.decision, note: sent.note ?? '' });
  return ctx.db.transaction().execute(async (tx) => {
    const inside = withinTransaction(ctx, tx);
    const report = await lockReport(tx, id);
    if (!report) throw notFound();
    if (await isAboutOwn(inside, report)) throw new AppError('error.moderation.self', { code: 403 });
    if (report.decision === decision) return report;
    if (report.decision !== null)
      throw new AppError('error.status.changed', { code: 409, values: { expected: '', actual: report.decision } });
    const listing = await listingOf(inside, report);
    refuseUntrue(decision, listing);
    const isTakenOff = listing !== null && HIDDEN_BY_REVIEWERS.includes(listing.status);
    if (decision === 'nothingWrong' && isTakenOff && sent.evenIfTakenOff !== true)
      throw new AppError('error.moderation.takenOff', { code: 409 });
    const decided = { decision, note: note === '' ? null : note, by: actor.userId, at: ctx.now() };
    await updateDecision(tx, id, decided);
    const after = { decision, listing: report.activeOfferId, comment: decided.note };
    await recordAct(tx, ctx, {
      act: 'report.decided',
      actingAs: 'staff',
      objectKind: REPORT_KIND,
      objectId: id,
      after,
    });
    const mail = decisionMail(report, { decision, note: decided.note, isTakenOff });
    if (mail) await enqueueMail(ctx, tx, mail);
    return { ...report, decision, decisionNote: decided.note, decidedAt: decided.at };
  });
}

/** Refuses the decision `takenDown` while the listing is public. */
function refuseUntrue(decision: ReportDecision, listing: ReportedListingRecord | null): void {
  if (decision === 'takenDown' && listing?.status === OfferStatus.Active)
    throw new AppError('error.status.transition', {
      code: 409,
      values: { from: listing.status, to: OfferStatus.Suspended },
    });
}

/** Time after a decision until its reporter is erased, milliseconds. @source docs/reference/limits.md, "Reports" */
const KNOWN_MS = 180 * DAY_MS;

/** Erases the reporters of old decisions. Idempotent. */
export const anonymizeReporters = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  anonymizeDecided(db, new Date(now().getTime() - KNOWN_MS));
