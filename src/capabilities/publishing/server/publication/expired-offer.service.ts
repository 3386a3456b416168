import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { isFree } from '#capabilities/prices/server/price.service.ts';
import { notFound } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { DAYS_ONLINE } from '../../own-offer-fields.ts';
import { impossible, recordOfferAct } from '../own-offer/offer-step.ts';
import { lockOwned } from '../own-offer/own-offer.policy.ts';
import { lockOwnOffer } from '../own-offer/own-offer.queries.ts';
import { refuseUnready } from './publication.service.ts';
import { settlePublication } from './publication-fee.service.ts';

/**
 * Republishes an expired offer for its owner where the price list charges nothing. It passes the steps of a payment at once: online
 * where no reviewed content has changed, in review otherwise.
 *
 * @throws AppError `error.status.transition` where a payment is due; as `lockOwned`, `refuseUnready`
 * @source docs/reference/transitions.md, "Owner's record"
 */
export async function republishExpired(ctx: Context, tx: Db, id: number): Promise<OwnOfferRecord> {
  const { offer, right, actor } = await lockOwned(ctx, tx, id, { isConfirmed: true });
  const { offerType, status } = offer;
  const days = DAYS_ONLINE[offerType];
  if (offerType === OfferType.PreSell || days === undefined || !(await isFree(tx, offerType)))
    throw impossible(status, OfferStatus.PendingVerification);
  await refuseUnready(tx, offer, actor);
  if (!(await settlePublication(ctx, tx, { offerId: id, offerType, days, isProlonging: false })))
    throw impossible(status, OfferStatus.PendingVerification);
  const back = await lockOwnOffer(tx, id);
  if (!back) throw notFound();
  const after = { status: back.status };
  await recordOfferAct(tx, ctx, id, { act: 'offer.broughtBack', right, before: { status }, after });
  return back;
}
