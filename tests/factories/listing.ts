import { LocationType } from '#capabilities/locations/location.ts';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, ContactType, OfferStatus, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { type FieldValues, fieldOf, LISTED_FACTS } from '#capabilities/offers/offer-fields.ts';
import type { ListingQuery } from '#generated/operations.ts';

type Listing = NonNullable<ListingQuery['offer']>;

const VAUD = {
  ...{ id: 22, type: LocationType.Region, name: 'Vaud', regionCode: 'VD', postalCode: null, areaKind: null },
  ...{ textEn: 'Vaud', textFr: 'Vaud', textDe: 'Waadt', textIt: 'Vaud', value: 'vaud-VD,r22', description: '' },
};

const LAUSANNE = {
  ...{ id: LAUSANNE_ID, type: LocationType.City, name: 'Lausanne', regionCode: 'VD', postalCode: null, areaKind: null },
  ...{ textEn: 'Lausanne', textFr: 'Lausanne', textDe: 'Lausanne', textIt: 'Losanna' },
  ...{ value: 'lausanne,c201866', description: 'Vaud' },
};

const NO_FACTS = Object.fromEntries(LISTED_FACTS.map((name) => [name, fieldOf(name).blank ?? null])) as FieldValues<
  (typeof LISTED_FACTS)[number]
>;

const ORDINARY: Listing = {
  ...{ id: 12, status: OfferStatus.Active, offerType: OfferType.Rent, category: Category.Apartment, subCategory: 0 },
  ...{ title: 'Bel appartement avec balcon', description: 'Lumineux et calme.', language: 'fr', translatorHref: null },
  ...{ street: 'Rue de Bourg 1', postalCode: '1003', city: 'Lausanne', region: 'VD', country: 'CH' },
  ...{ lat: 46.51925, lng: 6.63458, places: [VAUD, LAUSANNE], placeMap: null },
  ...{ price: 1950, netPrice: 1750, additionalFees: 200, priceType: PriceType.Default, currency: 'CHF' },
  ...{ comparablePrice: 1950, pricePerM2: 23.2, previousPrice: null, priceHistory: [], placePrice: null },
  ...NO_FACTS,
  ...{ rooms: 3.5, livingSpace: 84, floor: 2, features: 0 },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-10T08:00:00.000Z' },
  source: { id: 0, name: 'Lares' },
  images: [],
  trust: {
    ...{ isEmailConfirmed: false, memberSince: null, reviewedAt: null, hasOwnPictures: false },
    feedSince: null,
  },
  contactInfo: {
    ...{ type: ContactType.Agency, agencyName: 'Régie du Léman SA', agencyAddress: null, advertiserName: null },
    ...{ hasPhoneNumber: true, displayContactForm: true },
  },
};

/** A listing as its page receives it: an ordinary flat for rent in Lausanne, with what a test says of it. */
export const aListing = (facts: Partial<Listing> = {}): Listing => ({ ...ORDINARY, ...facts });
