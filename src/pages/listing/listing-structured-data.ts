import { type Category, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { sharedPictureHref } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import type { Listing } from './data/listing.loader.ts';

/** Kinds of home that schema.org has; all others are a place. */
const TYPES: Partial<Record<Category, string>> = { 1: 'Apartment', 2: 'House', 4: 'Room' };

const PICTURE_PX = 1440;

/** Fields of this page that its data refers to; `url` and `origin` are absolute. */
export interface ListingPage {
  title: string;
  url: string;
  origin: string;
}

/** A listing as schema.org describes it: only facts that the advertiser stated. */
export function listingStructuredData(listing: Listing, { title, url, origin }: ListingPage): object {
  return stated({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: title,
    description: listing.description,
    inLanguage: listing.language,
    datePosted: listing.createdAt,
    dateModified: listing.updatedAt,
    image: listing.images.map((image) => origin + sharedPictureHref(image, PICTURE_PX)),
    about: home(listing),
    offers: offer(listing),
  });
}

function home(listing: Listing): object {
  const { category, street, postalCode, city, region, country, lat, lng } = listing;
  const isExact = street !== null && lat !== null && lng !== null;
  return stated({
    '@type': TYPES[category as Category] ?? 'Place',
    address: stated({
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    }),
    geo: isExact ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } : null,
    numberOfRooms: listing.rooms,
    numberOfBathroomsTotal: listing.bathrooms,
    floorLevel: listing.floor === null ? null : String(listing.floor),
    floorSize: listing.livingSpace && { '@type': 'QuantitativeValue', value: listing.livingSpace, unitCode: 'MTK' },
    yearBuilt: listing.buildIn,
  });
}

/** A price for another period or per m² is left out: a price that the page computes from it is labelled "about". */
function offer(listing: Listing): object {
  const isRent = listing.offerType === OfferType.Rent;
  const { agencyName } = listing.contactInfo;
  const price = listing.priceType === PriceType.Default ? listing.price : null;
  const amount = price === null ? {} : { price, priceCurrency: listing.currency };
  return stated({
    '@type': 'Offer',
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
    ...amount,
    priceSpecification:
      isRent && price !== null ? { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' } : null,
    availabilityStarts: listing.availableFrom,
    seller: agencyName && { '@type': 'RealEstateAgent', name: agencyName },
  });
}

/** An object without null, undefined, empty texts and empty lists. */
const stated = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
