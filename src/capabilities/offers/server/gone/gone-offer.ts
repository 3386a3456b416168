import { OfferStatus } from '../../offer.ts';

/** The state of a listing that is gone; `offerId` of its owner's record, null for one of a feed. */
interface Gone {
  status: number;
  offerId: number | null;
}

const LEFT: ReadonlySet<number> = new Set([
  OfferStatus.Expired,
  OfferStatus.Historical,
  OfferStatus.Withdrawn,
  OfferStatus.Sold,
]);

/** Whether a listing left as homes do, by its owner or by time. One that was taken off or is paused keeps its content to itself. */
export const isRemembered = ({ status }: Pick<Gone, 'status'>): boolean => LEFT.has(status);

const ENDED: ReadonlySet<number> = new Set([OfferStatus.Expired, OfferStatus.Sold]);

/**
 * Whether the picture of a listing that left may still be shown: one of a feed, or one that is expired or sold. A historical one
 * may have been withdrawn by a member, and with it its pictures.
 *
 * @source docs/reference/listings.md, "Listings that are gone"
 */
export const keepsPicture = ({ status, offerId }: Gone): boolean =>
  ENDED.has(status) || (offerId === null && isRemembered({ status }));
