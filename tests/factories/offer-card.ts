import { Category, ContactType, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import type { OfferCardFragment } from '#generated/operations.ts';

const ORDINARY: OfferCardFragment = {
  ...{
    id: 12,
    offerType: OfferType.Rent,
    category: Category.Apartment,
    subCategory: 0,
    title: 'Loft au lac',
    language: null,
  },
  ...{ price: 1950, priceType: PriceType.Default, currency: 'CHF', previousPrice: null, pricePerM2: 23.2 },
  ...{ percentBelowMedian: null, features: 0, rooms: 3.5, livingSpace: 84, landArea: null, floor: 2 },
  ...{ street: 'Rue de Bourg 12', postalCode: '1003', city: 'Lausanne' },
  ...{ availableFrom: null, createdAt: '2026-11-01T08:00:00.000Z' },
  contactInfo: { type: ContactType.Agency, agencyName: 'Régie du Léman SA', advertiserName: null },
  images: [{ key: 'a'.repeat(20), width: 2048, height: 1200, color: '#cccccc' }],
};

/** A home as a list receives it: an ordinary flat for rent in Lausanne, with what a test says of it. */
export const anOfferCard = (facts: Partial<OfferCardFragment> = {}): OfferCardFragment => ({ ...ORDINARY, ...facts });
