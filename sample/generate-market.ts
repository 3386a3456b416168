import { Category, OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { type AdvertContext, advertise } from './advert.ts';
import { agencyPicker, inventAgencies, type SampleAgency } from './agencies.ts';
import { type Assignment, inventApartment, inventHouse } from './dwelling.ts';
import type { Home } from './home.ts';
import { type OfferRow, offerRow, type PriceStep, type SampleListing } from './listing.ts';
import { CATEGORY_MIX } from './market-mix.ts';
import { CANTONS } from './market-statistics.ts';
import { inventCommercial, inventLand, inventParking, inventSharedRoom } from './other-objects.ts';
import { planPictures } from './picture-plan.ts';
import { listingWeight, type Place, type PlaceInput, preparePlaces } from './place.ts';
import { priceSteps } from './price-steps.ts';
import { inventPrice } from './prices.ts';
import { type Random, seeded, weightedPicker } from './random.ts';
import { writeAdvert } from './texts/write-advert.ts';

/** Input of the sample market: the same input gives the same market, bit for bit. */
export interface MarketSetup {
  readonly places: readonly PlaceInput[];
  readonly seed: number;
  /** Milliseconds since the epoch: the market has the state of this moment. */
  readonly now: number;
}

/** A market: its agencies, and as many listings as are asked for. */
export interface SampleMarket {
  readonly agencies: readonly SampleAgency[];
  /** The listing with a number from 0; the others need not be made for it. */
  readonly listing: (index: number) => SampleListing;
}

/** Prepares a sample market. @throws Error when there is no place to put it */
export function generateMarket({ places: inputs, seed, now }: MarketSetup): SampleMarket {
  const random = seeded(seed);
  const places = preparePlaces(inputs);
  if (places.length === 0) throw new Error('The sample market needs places: import them first.');
  const agencies = inventAgencies(random.fork('agencies'), places);
  const pickPlace = placePicker(places);
  const context: AdvertContext = { now, pickAgency: agencyPicker(agencies) };
  const homes = random.fork('homes');
  const year = new Date(now).getUTCFullYear();
  return {
    agencies,
    listing: (index) => {
      const own = homes.fork(index);
      const home = inventHome(own.fork('home'), pickPlace(own), year);
      const price = inventPrice(own.fork('price'), home);
      const advertised = advertise(own.fork('advert'), home, price, context);
      const text = writeAdvert(own.fork('text'), advertised);
      const offer = offerRow(own.fork('record'), advertised, text, { now, index });
      const steps = priceSteps(own.fork('steps'), offer, now);
      return {
        offer: withUpdate(offer, steps),
        agency: advertised.advertiser.kind === 'agency' ? advertised.advertiser.agency.slug : null,
        pictures: planPictures(own.fork('pictures'), advertised),
        priceSteps: steps,
      };
    },
  };
}

/** A record whose last update is no earlier than the last change of its price. */
function withUpdate(offer: OfferRow, steps: readonly PriceStep[]): OfferRow {
  const changedAt = steps.at(-1)?.changedAt ?? '';
  return String(offer.updatedAt) < changedAt ? { ...offer, updatedAt: changedAt } : offer;
}

/** First the canton by its dwellings, then the place by its size. */
function placePicker(places: readonly Place[]): (random: Random) => Place {
  const cantons = Object.entries(CANTONS).flatMap(([code, { dwellings }]) => {
    const local = places
      .filter((place) => place.regionCode === code)
      .map((place) => [place, listingWeight(place)] as const);
    return local.length > 0 ? [[weightedPicker(local), dwellings] as const] : [];
  });
  const pickCanton = weightedPicker(cantons);
  return (random) => pickCanton(random)(random);
}

type Inventor = (random: Random, assignment: Assignment) => Home;

const INVENTORS: ReadonlyMap<Category, Inventor> = new Map<Category, Inventor>([
  [Category.Apartment, inventApartment],
  [Category.House, inventHouse],
  [Category.FlatSharing, inventSharedRoom],
  [Category.ParkingSpaceGarage, inventParking],
  [Category.CommercialIndustry, inventCommercial],
  [Category.Land, inventLand],
]);

function inventHome(random: Random, place: Place, year: number): Home {
  const rentShare = CANTONS[place.regionCode]?.rentShare ?? 0.45;
  const offerType: SearchableOfferType = random.chance(rentShare) ? OfferType.Rent : OfferType.Sell;
  const category = random.weighted(CATEGORY_MIX[offerType]);
  const invent = INVENTORS.get(category) ?? inventApartment;
  return invent(random, { offerType, place, year });
}
