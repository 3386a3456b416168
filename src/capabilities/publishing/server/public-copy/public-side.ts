import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { isValidatedAgency } from '#capabilities/agencies/server/agency.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { publishCopy } from '#capabilities/offers/server/public-copy.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { takeStep } from '../own-offer/offer-step.ts';
import { updateOwnOffer } from '../own-offer/own-offer.queries.ts';
import { listOwnPictures } from '../own-offer/own-picture.queries.ts';
import { publicCopyOf } from './public-copy-of.ts';
import { reviewedHash } from './reviewed-content.ts';

/** Publishes the current content of an offer. Returns the offer with its copy. */
export async function publishContent(tx: Db, offer: OwnOfferRecord, now: Date): Promise<OwnOfferRecord> {
  const owner = await findAccountById(tx, offer.userId);
  if (!owner) throw new Error(`The owner of offer ${offer.id} is gone.`);
  const pictures = await listOwnPictures(tx, offer.id);
  const copy = publicCopyOf({ offer, pictures, owner });
  const activeOfferId = await publishCopy(tx, { activeOfferId: offer.activeOfferId, copy, now });
  if (activeOfferId !== offer.activeOfferId) await updateOwnOffer(tx, offer.id, { activeOfferId });
  return { ...offer, activeOfferId };
}

/**
 * Applies a change of an online offer's content to its public side. Reviewed content goes to review again, while the approved
 * version stays public; agents of a validated agency are reviewed afterwards.
 *
 * @source docs/reference/transitions.md, "Owner's record"
 */
export async function applyContentChange(tx: Db, offer: OwnOfferRecord, now: Date): Promise<OwnOfferRecord> {
  if (offer.status !== OfferStatus.Published) return offer;
  const hash = reviewedHash(offer, await listOwnPictures(tx, offer.id));
  if (hash === offer.approvedHash) return publishContent(tx, offer, now);
  if (!(await isTrusted(tx, offer)))
    return takeStep(tx, offer, { step: 'resubmit', change: { submittedAt: now, ...UNCLAIMED }, now });
  await updateOwnOffer(tx, offer.id, { submittedAt: now, approvedHash: hash });
  return publishContent(tx, { ...offer, submittedAt: now, approvedHash: hash }, now);
}

/** Fields of an offer without a claim. */
export const UNCLAIMED = { claimedBy: null, claimedAt: null, claimedVersion: null } as const;

/** Whether the owner's account is neither suspended nor gone: otherwise none of their offers is published. */
export async function isOwnerInGoodStanding(tx: Db, { userId }: Pick<OwnOfferRecord, 'userId'>): Promise<boolean> {
  const owner = await findAccountById(tx, userId);
  return owner?.status === AccountStatus.NotConfirmed || owner?.status === AccountStatus.Active;
}

/** Whether the owner is an agent of a validated agency. */
async function isTrusted(tx: Db, { userId, agencyId }: OwnOfferRecord): Promise<boolean> {
  if (agencyId === null) return false;
  const owner = await findAccountById(tx, userId);
  return owner !== undefined && hasRole(owner.rolesFlag, Role.Agent) && isValidatedAgency(tx, agencyId);
}
