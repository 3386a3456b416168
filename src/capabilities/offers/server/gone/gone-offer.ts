import { OfferStatus } from '../../offer.ts';

/**
 * The state of a listing that is gone; `offerId` of its owner's record, null for one of a feed; whether its owner's account is suspended
 * or removed.
 */
interface Gone {
  status: number;
  offerId: number | null;
  isOwnerGone: boolean;
}

const LEFT: ReadonlySet<number> = new Set([
  OfferStatus.Expired,
  OfferStatus.Historical,
  OfferStatus.Withdrawn,
  OfferStatus.Sold,
]);

/**
 * Whether a listing left as homes do, by its owner or by time. One that was taken off, is paused, or whose owner is gone keeps its content
 * to itself.
 */
export const isRemembered = ({ status, isOwnerGone }: Gone): boolean => LEFT.has(status) && !isOwnerGone;

const ENDED: ReadonlySet<number> = new Set([OfferStatus.Expired, OfferStatus.Sold]);

/**
 * Whether the picture of a listing that left may still be shown: one of a feed, or one that is expired or sold. A historical one
 * may have been withdrawn by a member, and with it its pictures.
 *
 * @source docs/reference/listings.md, "Listings that are gone"
 */
export const keepsPicture = (gone: Gone): boolean =>
  isRemembered(gone) && (gone.offerId === null || ENDED.has(gone.status));
