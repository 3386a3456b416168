import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { ShownContent } from '../../approved-content.ts';
import type { OwnOfferRecord, OwnPicture } from '../../own-offer.record.ts';
import { findApproved, findReturned } from '../own-offer/approved-content.queries.ts';
import { findOwnOffer } from '../own-offer/own-offer.queries.ts';
import { ownPicturesLoader } from '../own-offer/own-picture.queries.ts';
import { countWaiting, listWaiting } from './waiting-offers.queries.ts';

/** A page of the offers that wait for a reviewer, longest waiting first. */
export const pageOfWaiting = (db: Db, page: { offset: number; limit: number }): Promise<OwnOfferRecord[]> =>
  listWaiting(db, page);

/** Number of offers that wait for a reviewer. */
export const countWaitingOffers = (db: Db): Promise<number> => countWaiting(db);

/** An offer of any owner and status; the caller has checked the right to read it. */
export const findOfferRecord = (db: Db, id: number): Promise<OwnOfferRecord | undefined> => findOwnOffer(db, id);

/** Last approved content of an offer, and its time; undefined without an approval. */
export const readApproved = (db: Db, id: number): Promise<{ content: ShownContent; approvedAt: Date } | undefined> =>
  findApproved(db, id);

/** Content that was sent back last, and its time; undefined where the last decision is another one. */
export const readReturned = (db: Db, id: number): Promise<{ content: ShownContent; returnedAt: Date } | undefined> =>
  findReturned(db, id);

/** Pictures of an offer, in order; a list needs one statement. */
export const loadOfferPictures = (ctx: Context, id: number): Promise<OwnPicture[]> =>
  ctx.loader(ownPicturesLoader).load(id);
