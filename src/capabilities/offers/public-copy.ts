import type { CopiedName, FieldValues } from './offer-fields.ts';

/** The public part of an owner's offer: street, position and facts as far as its owner and its category show them. */
export interface PublicCopy extends FieldValues<CopiedName> {
  /** Id of the owner's record. */
  offerId: number;
  userId: number;
  agencyId: number | null;
  offerType: number;
  title: string;
  description: string;
  city: string;
  cityId: number;
  contactType: number;
  advertiserName: string | null;
  phoneNumber: string | null;
  isToSuggest: boolean;
  isSample: boolean;
  endDate: Date | null;
  /** In order; the first is the cover. */
  pictures: readonly { pictureId: number; title: string | null }[];
}
