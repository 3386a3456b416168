import type { FieldValues, OwnName } from '#capabilities/offers/offer-fields.ts';

/** What an owner says of an offer. */
export type OwnOfferContent = FieldValues<OwnName>;

/** An offer as its owner keeps it: what the public copy is made from, and where it stands on its way there. */
export interface OwnOfferRecord extends OwnOfferContent {
  id: number;
  status: number;
  /** Rises with every change of what it says: two who edit at once find out. */
  version: number;
  activeOfferId: number | null;
  userId: number;
  agencyId: number | null;
  localStoreId: string | null;
  offerType: number;
  isToSuggest: boolean;
  isSample: boolean;
  /** The status it goes back to when its payment comes to nothing. */
  previousStatus: number | null;
  /** Somebody may pay for it at this moment. */
  hasOpenPayment: boolean;
  /** Days online that are paid and not used yet. */
  paidDays: number | null;
  paidAt: Date | null;
  submittedAt: Date | null;
  claimedBy: number | null;
  claimedAt: Date | null;
  /** Version of the record when that reviewer took it in hand. */
  claimedVersion: number | null;
  reviewAct: string | null;
  reviewedAt: Date | null;
  reviewedVersion: number | null;
  reviewComment: string | null;
  approvedHash: string | null;
  suspensionReason: string | null;
  endDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A picture of an owner's offer. */
export interface OwnPicture {
  offerId: number;
  pictureId: number;
  hash: string;
  width: number;
  height: number;
  color: string;
  thumbHash: string;
  title: string | null;
  isPlan: boolean;
  /** A public listing shows it, or showed it. */
  isPublic: boolean;
}
