import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anonymizeCopies } from '#capabilities/offers/server/public-copy.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { mayStep, type StepName } from '../../own-offer-states.ts';
import { recordOfferAct, takeStep } from '../own-offer/offer-step.ts';
import { forgetOwnOffers, lockOffersOfOwner } from '../own-offer/own-offer.queries.ts';
import { UNCLAIMED } from '../public-copy/public-side.ts';

/**
 * Applies the status of an account to its offers: offline while it is suspended, back when it is restored, gone with it.
 * A late or repeated event applies the current status.
 *
 * @source docs/reference/transitions.md, "Accounts"
 */
export async function hideOffersOfAccount(ctx: Context, { accountId }: { accountId: number }): Promise<void> {
  const account = await findAccountById(ctx.db, accountId);
  if (!account) return;
  const { db: tx } = ctx;
  for (const offer of await lockOffersOfOwner(tx, [accountId])) {
    const moved = await moveWith(tx, offer, { status: account.status, now: ctx.now() });
    if (moved === offer) continue;
    const change = { before: { status: offer.status }, after: { status: moved.status } };
    await recordOfferAct(tx, ctx, offer.id, { act: 'offer.movedWithAccount', right: 'system', ...change });
  }
}

/** Moves an offer to the status that follows from its owner's account. */
async function moveWith(
  tx: Db,
  offer: OwnOfferRecord,
  { status, now }: { status: number; now: Date },
): Promise<OwnOfferRecord> {
  if (status === AccountStatus.Removed) return leave(tx, offer, now);
  if (status === AccountStatus.Inactive) return suspend(tx, offer, now);
  return restore(tx, offer, now);
}

async function suspend(tx: Db, offer: OwnOfferRecord, now: Date): Promise<OwnOfferRecord> {
  if (!mayStep(offer.status, 'suspend')) return offer;
  return takeStep(tx, offer, { step: 'suspend', change: { previousStatus: offer.status }, now });
}

/** Steps from online back to the earlier status. */
const BACK_TO: Readonly<Record<number, readonly StepName[]>> = {
  [OfferStatus.Published]: [],
  [OfferStatus.OfferPaused]: ['pause'],
  [OfferStatus.OfferPrivate]: ['makePrivate'],
  [OfferStatus.OfferPrivateToSuggest]: ['makePrivate', 'suggest'],
};

async function restore(tx: Db, offer: OwnOfferRecord, now: Date): Promise<OwnOfferRecord> {
  const way = BACK_TO[offer.previousStatus ?? -1];
  if (offer.status !== OfferStatus.OfferSuspended || !way) return offer;
  let moved = await takeStep(tx, offer, { step: 'reinstate', change: { previousStatus: null }, now });
  for (const step of way) moved = await takeStep(tx, moved, { step, now });
  return moved;
}

/** The step by which an offer leaves with its owner: withdrawn where it was public, deleted otherwise. */
function leaving({ status, activeOfferId }: OwnOfferRecord): StepName | null {
  if (activeOfferId === null && mayStep(status, 'discard')) return 'discard';
  if (activeOfferId !== null && mayStep(status, 'withdraw')) return 'withdraw';
  return null;
}

async function leave(tx: Db, offer: OwnOfferRecord, now: Date): Promise<OwnOfferRecord> {
  const step = leaving(offer);
  const change = { ...UNCLAIMED, hasOpenPayment: false };
  return step === null ? offer : takeStep(tx, offer, { step, change, now });
}

/** Erases personal data from accounts' offers, all of which are gone then. */
export async function forgetOffersOf(tx: Db, accountIds: readonly number[], now: Date): Promise<void> {
  const copies: number[] = [];
  for (const offer of await lockOffersOfOwner(tx, accountIds)) {
    const left = await leave(tx, offer, now);
    if (mayStep(left.status, 'erase')) await takeStep(tx, left, { step: 'erase', now });
    if (offer.activeOfferId !== null) copies.push(offer.activeOfferId);
  }
  await forgetOwnOffers(tx, accountIds);
  await anonymizeCopies(tx, copies);
}
