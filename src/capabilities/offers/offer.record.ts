import type { FieldValues, PublicName } from './offer-fields.ts';

/** A listing for the services: a row of the public copy, with the values that the search derived from it. */
export interface OfferRecord extends FieldValues<Exclude<PublicName, 'district'>> {
  id: number;
  status: number;
  offerType: number;
  isExternal: boolean;
  isSample: boolean;
  sourceId: number;
  sourceName: string;
  title: string;
  description: string;
  currency: string;
  city: string;
  createdAt: Date;
  updatedAt: Date;
  agencyId: number | null;
  agencyName: string | null;
  contactType: number;
  agencyAddress: string | null;
  advertiserName: string | null;
  phoneNumber: string | null;
  displayContactForm: boolean;
  comparablePrice: number | null;
  pricePerM2: number | null;
  completeness: number | null;
  plausibility: number | null;
  cantonId: number | null;
  zoneId: number | null;
  /** Median asking price per m² of similar homes in its municipality; null where too few are known. */
  cityMedianPricePerM2: number | null;
  /** Named areas whose bounding box contains the shown position, the largest first; null for none. */
  areasNearby: readonly number[] | null;
  /** Prefix of its pictures in addresses where they are not those of its public copy. */
  blobPrefix?: string;
  /** Further content of its card, where it was read for one. */
  card?: OfferCardParts;
}

/** A picture of a listing. */
export interface OfferImageRecord {
  pictureId: number;
  hash: string;
  width: number;
  height: number;
  color: string;
  thumbHash: string;
  title: string | null;
  /** Folder of its files; absent for public listings. */
  folder?: string;
}

/** The first pictures of a listing, and its number of pictures. */
export interface OfferImages {
  total: number;
  images: readonly OfferImageRecord[];
}

/** Content of a card that comes from other tables. */
export interface OfferCardParts {
  images: OfferImages;
  /** The higher price before the present one. */
  previousPrice: number | null;
}
