import { moveCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { AppError } from '#kernel/app-error.ts';
import { type AuditKind, auditKind, recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { copyStatusAfter, mayStep, STEPS, type StepName } from '../../own-offer-states.ts';
import type { OfferRight } from './own-offer.policy.ts';
import { type OwnOfferChange, updateOwnOffer } from './own-offer.queries.ts';

/** Owners' offers in the audit log. */
export const OFFER_KIND: AuditKind = auditKind('offer');

/** Error for a step that is impossible at the offer's status. */
export const impossible = (from: number, to: number): AppError =>
  new AppError('error.status.transition', { code: 409, values: { from, to } });

/** Error for an offer that was changed concurrently. */
export const changedMeanwhile = (expected: number, actual: number): AppError =>
  new AppError('error.status.changed', { code: 409, values: { expected, actual } });

/**
 * Moves an offer, its row locked, one step on, and its public copy with it.
 *
 * @param change further fields to store
 * @returns the offer as it is now
 * @throws AppError `error.status.transition` where the step is not possible
 */
export async function takeStep(
  tx: Db,
  offer: OwnOfferRecord,
  { step, change = {}, now }: { step: StepName; change?: OwnOfferChange; now: Date },
): Promise<OwnOfferRecord> {
  const { to } = STEPS[step];
  if (!mayStep(offer.status, step)) throw impossible(offer.status, to);
  const copyStatus = copyStatusAfter(step);
  const written = { ...change, status: to, updatedAt: now };
  await updateOwnOffer(tx, offer.id, written);
  if (copyStatus !== null && offer.activeOfferId !== null)
    await moveCopy(tx, offer.activeOfferId, { to: copyStatus, now });
  return { ...offer, ...written };
}

/** An act on an offer for the audit log. */
interface OfferAct {
  act: string;
  right: OfferRight | 'system';
  before?: object;
  after?: object;
}

/** Records an act on an offer in the audit log, except acts of owners on their own. */
export async function recordOfferAct(
  tx: Db,
  ctx: Pick<Context, 'actor' | 'address' | 'now'>,
  offerId: number,
  { right, ...act }: OfferAct,
): Promise<void> {
  if (right === 'self') return;
  await recordAct(tx, ctx, { ...act, actingAs: right, objectKind: OFFER_KIND, objectId: offerId });
}
