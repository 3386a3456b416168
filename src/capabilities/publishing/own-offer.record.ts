import type { FieldValues, OwnName } from '#capabilities/offers/offer-fields.ts';

/** Content of an offer by its owner. */
export type OwnOfferContent = FieldValues<OwnName>;

/** An owner's offer: the source of the public copy, and its progress towards publication. */
export interface OwnOfferRecord extends OwnOfferContent {
  id: number;
  status: number;
  /** Increases with every change of its content, to detect concurrent edits. */
  version: number;
  activeOfferId: number | null;
  userId: number;
  agencyId: number | null;
  localStoreId: string | null;
  offerType: number;
  isToSuggest: boolean;
  isSample: boolean;
  /** Status to return to when its payment fails. */
  previousStatus: number | null;
  /** Whether it may be paid now. */
  hasOpenPayment: boolean;
  /** Days online that are paid and unused. */
  paidDays: number | null;
  paidAt: Date | null;
  submittedAt: Date | null;
  claimedBy: number | null;
  claimedAt: Date | null;
  /** Version of the record when that reviewer claimed it. */
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
  /** A public listing shows it, or did so. */
  isPublic: boolean;
}
