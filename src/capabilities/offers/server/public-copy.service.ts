import type { Db } from '#platform/db/db.ts';
import { OfferStatus } from '../offer.ts';
import type { PublicCopy } from '../public-copy.ts';
import { announceOffers } from './announce-offers.ts';
import { isPublicOfferId as isPublic } from './offer.queries.ts';
import { markPrivate } from './pictures/picture.queries.ts';
import {
  forgetPublicCopies,
  insertCopy,
  lockCopy,
  replaceCopyPictures,
  updateCopy,
  updateCopyStatus,
} from './public-copy.queries.ts';

/** Whether a copy is public. */
export const isPublicOffer = (db: Db, activeOfferId: number): Promise<boolean> => isPublic(db, activeOfferId);

/**
 * Publishes the content of an owner's offer, in the transaction that decided it. A copy that has become history stays unchanged, and
 * a new one replaces it.
 *
 * @param activeOfferId the present copy, or null
 * @returns the copy from now on
 */
export async function publishCopy(
  tx: Db,
  { activeOfferId, copy, now }: { activeOfferId: number | null; copy: PublicCopy; now: Date },
): Promise<number> {
  const before = activeOfferId === null ? undefined : await lockCopy(tx, activeOfferId);
  if (activeOfferId === null || before === undefined || before.status === OfferStatus.Historical) {
    const id = await insertCopy(tx, copy, now);
    await replaceCopyPictures(tx, id, copy.pictures);
    await announceOffers(tx, [{ id, wasPublic: false, isPublic: true }]);
    return id;
  }
  await updateCopy(tx, activeOfferId, copy, now);
  await replaceCopyPictures(tx, activeOfferId, copy.pictures);
  const step = { id: activeOfferId, from: before.status, to: OfferStatus.Active };
  await announceOffers(tx, [await updateCopyStatus(tx, step, now)]);
  return activeOfferId;
}

/** Moves a public copy to another state, in the transaction that moved the owner's record. */
export async function moveCopy(tx: Db, id: number, { to, now }: { to: OfferStatus; now: Date }): Promise<void> {
  const copy = await lockCopy(tx, id);
  if (!copy || copy.status === to || copy.status === OfferStatus.Historical) return;
  await announceOffers(tx, [await updateCopyStatus(tx, { id, from: copy.status, to }, now)]);
}

/**
 * Removes personal data from copies that are history: texts, names, exact place.
 *
 * Pictures that nothing else shows are private from now on, until they are removed.
 */
export async function anonymizeCopies(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await markPrivate(tx, await forgetPublicCopies(tx, ids));
}

/** State of a listing without an owner's record, its row locked; null where there is none. */
export async function lockOwnerlessCopy(
  tx: Db,
  id: number,
): Promise<{ status: number; agencyId: number | null } | null> {
  return (await lockCopy(tx, id)) ?? null;
}
