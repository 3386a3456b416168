import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { DRAFT_STATUSES } from '../../own-offer-states.ts';
import { offerQuota } from '../../tier-quotas.ts';
import { changedMeanwhile, impossible, recordOfferAct } from '../own-offer/offer-step.ts';
import { lockOwned, maySeePrivateFacts, type OwnedOffer, readOwned } from '../own-offer/own-offer.policy.ts';
import {
  countOwnOffers,
  findByLocalStoreId,
  findOwnOffer,
  insertOwnOffer,
  lockOffersOf,
  type NewOwnOffer,
  updateOwnOffer,
} from '../own-offer/own-offer.queries.ts';
import { listOwnPictures, replaceOwnPictures } from '../own-offer/own-picture.queries.ts';
import { isSamePictures, orderPictures } from '../pictures/own-picture.service.ts';
import { applyContentChange } from '../public-copy/public-side.ts';
import { inputContentOf, inputOfferType, type OfferInput, readOfferInput } from './read-offer-input.ts';

/** Statuses in which the content may change. */
const EDITABLE: readonly number[] = [
  OfferStatus.Draft,
  OfferStatus.Rejected,
  OfferStatus.Expired,
  OfferStatus.Published,
];

/** An offer with all data of its owner. @throws AppError as `readOwned` */
export async function readForEditing(ctx: Context, id: number): Promise<OwnOfferRecord> {
  const { offer, right } = await readOwned(ctx, id, { mayBeRead: true });
  await recordOfferAct(ctx.db, ctx, id, { act: 'offer.read', right });
  return offer;
}

/**
 * Saves an offer: an existing one, the one that this browser created before, or a new draft. A save without changes leaves
 * it as it is, whatever version is given.
 *
 * @throws AppError `error.validation`; `error.notFound`; `error.status.changed` after a concurrent change;
 * `error.status.transition` where nothing may be changed; `error.quota`
 * @source docs/reference/permissions.md, "Fields that an owner may write"; docs/reference/abuse-cases.md, "7", "8"
 */
export async function saveOwnOffer(ctx: Context, sent: object): Promise<OwnOfferRecord> {
  const actor = requireUser(ctx);
  const input = readOfferInput(sent);
  return ctx.db.transaction().execute(async (tx) => {
    const present = await presentOffer(ctx, tx, { actor, input });
    if (present) return changeOffer(ctx, tx, { ...present, input });
    const id = await addDraft(ctx, tx, { actor, input });
    // A concurrent request with the same id of the browser was first.
    if (id === null) throw changedMeanwhile(0, 1);
    // A picture needs an existing offer.
    if (input.images?.length) orderPictures([], input.images);
    return written(tx, id);
  });
}

async function presentOffer(
  ctx: Context,
  tx: Db,
  { actor, input }: { actor: UserActor; input: OfferInput },
): Promise<OwnedOffer | null> {
  const { id, localStoreId } = input;
  if (id !== null) return lockOwned(ctx, tx, id);
  if (localStoreId === null) return null;
  const sent = await findByLocalStoreId(tx, actor.userId, localStoreId);
  // The lock order is the offer first, then all of its owner; another order could deadlock.
  if (sent) return lockOwned(ctx, tx, sent.id);
  await lockOffersOf(tx, actor.userId);
  const meanwhile = await findByLocalStoreId(tx, actor.userId, localStoreId);
  return meanwhile ? lockOwned(ctx, tx, meanwhile.id) : null;
}

async function changeOffer(
  ctx: Context,
  tx: Db,
  { offer, right, input }: OwnedOffer & { input: OfferInput },
): Promise<OwnOfferRecord> {
  const content = await inputContentOf(tx, input, offer);
  const pictures = await listOwnPictures(tx, offer.id);
  const ordered = input.images ? orderPictures(pictures, input.images) : pictures;
  const wanted = { ...content, offerType: inputOfferType(input, offer) };
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => offer[name as keyof OwnOfferRecord] !== value),
  );
  const isSame = Object.keys(changed).length === 0 && isSamePictures(pictures, ordered);
  if (isSame) return offer;
  if (input.version !== null && input.version !== offer.version) throw changedMeanwhile(input.version, offer.version);
  if (!EDITABLE.includes(offer.status)) throw impossible(offer.status, offer.status);
  const now = ctx.now();
  const change = { ...changed, version: offer.version + 1, updatedAt: now };
  await updateOwnOffer(tx, offer.id, change);
  if (ordered !== pictures) await replaceOwnPictures(tx, offer.id, ordered);
  await recordOfferAct(tx, ctx, offer.id, { act: 'offer.changed', right, after: { names: Object.keys(changed) } });
  return applyContentChange(tx, { ...offer, ...change }, now);
}

async function addDraft(
  ctx: Context,
  tx: Db,
  { actor, input }: { actor: UserActor; input: OfferInput },
): Promise<number | null> {
  const content = await inputContentOf(tx, input, null);
  return insertWithinQuota(tx, actor, {
    ...content,
    offerType: inputOfferType(input, null),
    category: content.category,
    userId: actor.userId,
    agencyId: actor.agencyId,
    localStoreId: input.localStoreId,
    createdAt: ctx.now(),
  });
}

/** Inserts a draft within the limit. @throws AppError `error.quota` */
async function insertWithinQuota(tx: Db, actor: UserActor, offer: NewOwnOffer): Promise<number | null> {
  await lockOffersOf(tx, actor.userId);
  const { drafts } = offerQuota(actor.rolesFlag);
  const used = await countOwnOffers(tx, actor.userId, DRAFT_STATUSES);
  if (used >= drafts) throw new AppError('error.quota', { code: 409, values: { limit: drafts, used } });
  return insertOwnOffer(tx, offer);
}

/**
 * A new draft with the content of another own offer: without its status, days, payments or reviews, and without private facts
 * that the actor may not see.
 *
 * @throws AppError as `readOwned`; `error.quota`
 */
export async function cloneOwnOffer(ctx: Context, id: number): Promise<OwnOfferRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const { offer, right, actor } = await lockOwned(ctx, tx, id);
    const content = await inputContentOf(tx, null, offer);
    const copyId = await insertWithinQuota(tx, actor, {
      ...content,
      ...(!maySeePrivateFacts(actor, offer) && NO_PRIVATE_FACTS),
      offerType: offer.offerType,
      userId: actor.userId,
      agencyId: actor.agencyId,
      localStoreId: null,
      createdAt: ctx.now(),
    });
    if (copyId === null) throw notFound();
    await replaceOwnPictures(tx, copyId, await listOwnPictures(tx, id));
    await recordOfferAct(tx, ctx, id, { act: 'offer.cloned', right, after: { copyId } });
    return written(tx, copyId);
  });
}

const NO_PRIVATE_FACTS = { acquisitionDate: null, acquisitionPrice: null, yourEstimation: null } as const;

async function written(tx: Db, id: number): Promise<OwnOfferRecord> {
  const offer = await findOwnOffer(tx, id);
  if (!offer) throw notFound();
  return offer;
}
