import type { FieldValues, PublicName } from './offer-fields.ts';

/** A listing as the services know it: a row of the public copy, with what the search derived from it. */
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
  /** Median asking price per m² of such homes in its municipality; null where too few are known. */
  cityMedianPricePerM2: number | null;
  /** Named areas whose box holds the shown position, the largest first; null for none. */
  areasNearby: readonly number[] | null;
  /** Names its pictures in addresses where they are not those of its public copy. */
  blobPrefix?: string;
  /** What its card shows besides, where it was read for one. */
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
  /** Where its files lie; left out for those of public listings. */
  folder?: string;
}

/** The first pictures of a listing, and how many it has. */
export interface OfferImages {
  total: number;
  images: readonly OfferImageRecord[];
}

/** What a card shows that stands in other tables. */
export interface OfferCardParts {
  images: OfferImages;
  /** The higher price before the present one. */
  previousPrice: number | null;
}
