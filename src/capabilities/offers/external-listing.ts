import type { FeedFactName, FieldValues } from './offer-fields.ts';

/** A listing as its source describes it, in the product's terms. Free texts are one line or several, never HTML. */
export interface ExternalOffer extends FieldValues<FeedFactName> {
  /** Identifier at the source, the same at each delivery. */
  externalId: string;
  externalType: string | null;
  sourceUrl: string | null;
  offerType: number;
  category: number;
  subCategory: number;
  title: string;
  description: string;
  language: string;
  price: number | null;
  netPrice: number | null;
  additionalFees: number | null;
  priceType: number;
  /** ISO 4217. */
  currency: string;
  /** ISO 3166-1, two letters. */
  country: string;
  city: string;
  street: string | null;
  postalCode: string | null;
  features: number;
  agencyName: string | null;
  agencyAddress: string | null;
  phoneNumber: string | null;
  contactEmail: string | null;
  /** A day (ISO 8601), or one of two words. */
  availableFrom: string | 'immediately' | 'onRequest';
  /** Line within the delivery, for reports. */
  line: number;
}

/** Location of a listing, by the product's places. */
export interface ListingPlace {
  cityId: number;
  regionCode: string;
  postalCode: string | null;
  lat: number;
  lng: number;
}

/** An available picture of a listing: beside the delivery, or stored by an earlier one. */
export interface ListingPicture {
  fileName: string;
  title: string | null;
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string;
  /** Null where it is not stored yet. */
  pictureId: number | null;
}

/** A listing of a delivery with everything resolved for it. */
export interface ExternalListing {
  offer: ExternalOffer;
  /** Null where the place is unknown. */
  place: ListingPlace | null;
  pictures: readonly ListingPicture[];
  /** Hash of all values that would be stored: an equal hash means that nothing is written. */
  contentHash: string;
}

/** Source, agency and time of a delivery: the same for all rows of a run. */
export interface ExternalRun {
  sourceId: number;
  agencyId: number;
  now: Date;
}

/** A listing in the state that an earlier delivery left it in. */
export interface StoredListing {
  id: number;
  externalId: string;
  status: number;
  contentHash: string | null;
  missedRuns: number;
  /** Null where its place was unknown. */
  cityId: number | null;
}

/** A picture that an earlier delivery brought for a listing. */
export interface StoredListingPicture {
  externalId: string;
  fileName: string;
  pictureId: number;
  hash: string;
}

/** A stored picture as a picture of a listing. */
export interface PictureLink {
  listingId: number;
  /** From 1. */
  position: number;
  pictureId: number;
  fileName: string;
  title: string | null;
}
