/**
 * The numbers of listings, defined once. Text for each lies in `locales/base` under the noun, for example `offer.category.1`.
 *
 * @source docs/reference/listings.md
 */
export const OfferType = { Sell: 0, Rent: 1, PreSell: 2, Estimate: 3 } as const;
export type OfferType = (typeof OfferType)[keyof typeof OfferType];

/** The two offer types a visitor can search. */
export type SearchableOfferType = typeof OfferType.Sell | typeof OfferType.Rent;

/** Property categories; the values are bits, `ApartmentHouse` is both. */
export const Category = {
  None: 0,
  Apartment: 1,
  House: 2,
  ApartmentHouse: 3,
  FlatSharing: 4,
  Land: 16,
  ParkingSpaceGarage: 32,
  CommercialIndustry: 128,
  Miscellaneous: 1024,
} as const;
export type Category = (typeof Category)[keyof typeof Category];

/** Categories of each offer type, in the order of the choice. @source docs/reference/listings.md, "Categories" */
export const CATEGORIES_BY_OFFER_TYPE: Record<SearchableOfferType | typeof OfferType.PreSell, readonly Category[]> = {
  [OfferType.Rent]: [
    Category.Apartment,
    Category.FlatSharing,
    Category.House,
    Category.CommercialIndustry,
    Category.ParkingSpaceGarage,
  ],
  [OfferType.Sell]: [
    Category.Apartment,
    Category.House,
    Category.CommercialIndustry,
    Category.ParkingSpaceGarage,
    Category.Land,
  ],
  [OfferType.PreSell]: [Category.Apartment, Category.House],
};

/** The initial category of a form: the first of an offer type. */
export const firstCategoryOf = (offerType: number): number =>
  CATEGORIES_BY_OFFER_TYPE[offerType as keyof typeof CATEGORIES_BY_OFFER_TYPE]?.[0] ?? Category.None;

/**
 * Stage in the life of an offer; the pairs of owner's record and public copy mirror each other.
 *
 * @source docs/reference/transitions.md, "Statuses of an offer"
 */
export const OfferStatus = {
  Crawling: -1,
  Draft: 0,
  PendingPayment: 10,
  PendingVerification: 15,
  Rejected: 16,
  /** Obsolete: read as PendingVerification, never written. */
  Edited: 20,
  Published: 30,
  OfferPaused: 31,
  OfferSuspended: 32,
  OfferPrivate: 33,
  OfferPrivateToSuggest: 34,
  Active: 40,
  HiddenDuplicate: 41,
  HiddenIncorrect: 42,
  Paused: 43,
  HiddenOnSource: 44,
  HiddenPermanently: 45,
  Suspended: 46,
  Private: 47,
  PrivateToSuggest: 48,
  Expired: 50,
  Historical: 51,
  Withdrawn: 52,
  Sold: 53,
  PendingCollaboration: 60,
  CollaborationRequested: 70,
  AgentAssigned: 80,
  Deleted: 99,
} as const;
export type OfferStatus = (typeof OfferStatus)[keyof typeof OfferStatus];

/** The period or area a price refers to. @source docs/reference/listings.md, "Price periods" */
export const PriceType = {
  Default: 0,
  M2Yearly: 10,
  M2Monthly: 11,
  M2: 12,
  M2Daily: 13,
  M2Weekly: 14,
  M2Quarterly: 15,
  M2Semiannual: 16,
  Daily: 19,
  Weekly: 20,
  Quarterly: 25,
  Semiannual: 30,
  Yearly: 35,
} as const;
export type PriceType = (typeof PriceType)[keyof typeof PriceType];

/** Compass directions a home faces, as bits. */
export const Exposition = { None: 0, North: 1, South: 2, West: 4, East: 8 } as const;

/** Kind of advertiser of a listing. */
export const ContactType = { Agency: 1, Private: 2 } as const;
export type ContactType = (typeof ContactType)[keyof typeof ContactType];

/**
 * Width in pixels of the picture variants; each exists as AVIF and WebP.
 *
 * @source docs/reference/listings.md, "Pictures"
 */
export const PICTURE_WIDTHS = [320, 640, 720, 960, 1440, 2048] as const;

/** Path prefix of the pictures of public listings. @source docs/reference/listings.md, "Pictures" */
export const PICTURE_FOLDER = '/pictures';

/** Number of the first of `count` pictures; 0 where there is none. @source docs/reference/listings.md, "Pictures" */
export const firstPictureNumber = (count: number): number => (count > 0 ? 1 : 0);

/** Bounds of the numbers of a listing. @source docs/reference/limits.md, "Numbers of a listing" */
export const OFFER_BOUNDS = {
  title: 120,
  description: 10_000,
  price: 1_000_000_000,
  rooms: 100,
  surfaceM2: 10_000_000,
  earliestYearBuilt: 1000,
  yearsAhead: 5,
  lowestFloor: -10,
  highestFloor: 200,
  pictures: 30,
} as const;
