import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { ShownContent } from '../../approved-content.ts';
import type { OwnOfferRecord, OwnPicture } from '../../own-offer.record.ts';
import { findApproved } from '../own-offer/approved-content.queries.ts';
import { findOwnOffer } from '../own-offer/own-offer.queries.ts';
import { ownPicturesLoader } from '../own-offer/own-picture.queries.ts';
import { countWaiting, listWaiting } from './waiting-offers.queries.ts';

/** A page of the offers that wait for a reviewer, those that wait longest first. */
export const pageOfWaiting = (db: Db, page: { offset: number; limit: number }): Promise<OwnOfferRecord[]> =>
  listWaiting(db, page);

/** How many offers wait for a reviewer. */
export const countWaitingOffers = (db: Db): Promise<number> => countWaiting(db);

/** An offer of any owner and status, for those who have shown that they may read it. */
export const findOfferRecord = (db: Db, id: number): Promise<OwnOfferRecord | undefined> => findOwnOffer(db, id);

/** What was approved of an offer last, and when; undefined where nobody has. */
export const readApproved = (db: Db, id: number): Promise<{ content: ShownContent; approvedAt: Date } | undefined> =>
  findApproved(db, id);

/** The pictures of an offer, in order; a list needs one statement. */
export const loadOfferPictures = (ctx: Context, id: number): Promise<OwnPicture[]> =>
  ctx.loader(ownPicturesLoader).load(id);
