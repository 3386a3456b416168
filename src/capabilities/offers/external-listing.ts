import type { FeedFactName, FieldValues } from './offer-fields.ts';

/** What a source says of a listing, in our words. Free texts are one line or several, never HTML. */
export interface ExternalOffer extends FieldValues<FeedFactName> {
  /** By which the source knows it, the same at each delivery. */
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
  /** A day (ISO 8601), or a word for it. */
  availableFrom: string | 'immediately' | 'onRequest';
  /** Where the delivery says so, for whoever reads a report. */
  line: number;
}

/** Where a listing lies, as the places of the product know it. */
export interface ListingPlace {
  cityId: number;
  regionCode: string;
  postalCode: string | null;
  lat: number;
  lng: number;
}

/** A picture of a listing that can be had: beside the delivery, or stored by an earlier one. */
export interface ListingPicture {
  fileName: string;
  title: string | null;
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string;
  /** Null where it is not stored yet. */
  pictureId: number | null;
}

/** A listing of a delivery with all that was found out about it. */
export interface ExternalListing {
  offer: ExternalOffer;
  /** Null where the place is not known. */
  place: ListingPlace | null;
  pictures: readonly ListingPicture[];
  /** Covers all that would be stored: equal means nothing to write. */
  contentHash: string;
}

/** Whose delivery it is, at what time: the same for all rows of a run. */
export interface ExternalRun {
  sourceId: number;
  agencyId: number;
  now: Date;
}

/** A listing as an earlier delivery left it. */
export interface StoredListing {
  id: number;
  externalId: string;
  status: number;
  contentHash: string | null;
  missedRuns: number;
  /** Null where its place was not known. */
  cityId: number | null;
}

/** A picture that an earlier delivery brought for a listing. */
export interface StoredListingPicture {
  externalId: string;
  fileName: string;
  pictureId: number;
  hash: string;
}

/** A stored picture as one of a listing's. */
export interface PictureLink {
  listingId: number;
  /** From 1. */
  position: number;
  pictureId: number;
  fileName: string;
  title: string | null;
}
