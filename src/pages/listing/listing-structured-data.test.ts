import { describe, expect, test } from 'vitest';
import { Category, ContactType, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { aListing } from '#tests/factories/listing.ts';
import { listingStructuredData } from './listing-structured-data.ts';

const PAGE = { title: 'Loft', url: 'https://lares.test/en/listing/rent/loft,12', origin: 'https://lares.test' };

describe('structured data of a listing', () => {
  test('is what the advertiser stated', () => {
    expect(listingStructuredData(aListing(), PAGE)).toMatchObject({
      '@type': 'RealEstateListing',
      about: {
        '@type': 'Apartment',
        numberOfRooms: 3.5,
        floorSize: { value: 84, unitCode: 'MTK' },
        address: { streetAddress: 'Rue de Bourg 1', postalCode: '1003', addressLocality: 'Lausanne' },
        geo: { latitude: 46.51925, longitude: 6.63458 },
      },
      offers: { price: 1950, priceCurrency: 'CHF', priceSpecification: { unitCode: 'MON' } },
    });
  });

  test('contains only stated facts', () => {
    const bare = aListing({ rooms: null, livingSpace: null, floor: null, price: null, comparablePrice: null });
    const text = JSON.stringify(listingStructuredData(bare, PAGE));
    for (const word of ['numberOfRooms', 'floorSize', 'floorLevel', 'yearBuilt', 'price', 'image', 'null']) {
      expect(text).not.toContain(`"${word}`);
    }
  });

  test('gives no point where the advertiser gives no street', () => {
    expect(JSON.stringify(listingStructuredData(aListing({ street: null }), PAGE))).not.toContain('GeoCoordinates');
  });

  test.each([
    ['per m² and year', { category: Category.CommercialIndustry, price: 240, priceType: PriceType.M2Yearly }],
    ['per year', { price: 23_400, priceType: PriceType.Yearly }],
    ['per m² of a plot for sale', { offerType: OfferType.Sell, category: Category.Land, priceType: PriceType.M2 }],
  ])('gives no price that the page calls "about": %s', (_name, facts) => {
    const data = listingStructuredData(aListing(facts), PAGE);
    expect(data).toMatchObject({ offers: { '@type': 'Offer' } });
    expect(JSON.stringify(data)).not.toMatch(/price|1950/);
  });

  test('does not name a private person', () => {
    const contactInfo = { ...aListing().contactInfo, type: ContactType.Private, agencyName: null };
    const text = JSON.stringify(
      listingStructuredData(aListing({ contactInfo: { ...contactInfo, advertiserName: 'Anna Muster' } }), PAGE),
    );
    expect(text).not.toContain('Muster');
    expect(text).not.toContain('seller');
  });

  test('knows a sale from a rent', () => {
    const house = aListing({
      offerType: OfferType.Sell,
      category: Category.House,
      price: 950_000,
      comparablePrice: 950_000,
    });
    const data = JSON.stringify(listingStructuredData(house, PAGE));
    expect(data).toContain('v1#Sell');
    expect(data).toContain('"House"');
    expect(data).not.toContain('MON');
  });
});
