import type { Insertable } from 'kysely';
import { ContactType, OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import type { ActiveOffer } from '#generated/db.ts';
import type { Advert } from './advertised.ts';
import { appearanceMs } from './dates.ts';
import type { Home } from './home.ts';
import { localityName } from './locality-name.ts';
import type { PlannedPicture } from './picture-plan.ts';
import type { Price } from './prices.ts';
import type { Random } from './random.ts';
import type { AdvertText } from './texts/compose.ts';

/** A row of `active_offer`; the id of the agency is known once the agencies are stored. */
export type OfferRow = Insertable<ActiveOffer>;

/** A price and when it began to hold (ISO). */
export interface PriceStep {
  readonly price: number;
  readonly changedAt: string;
}

/** A listing of the sample market, ready to be stored. */
export interface SampleListing {
  readonly offer: OfferRow;
  /** Slug of the agency, or null for a private advertiser. */
  readonly agency: string | null;
  /** In order; the first is the cover. */
  readonly pictures: readonly PlannedPicture[];
  /** All prices from the first to the present one; empty when the price never changed. */
  readonly priceSteps: readonly PriceStep[];
}

const SOURCE = { own: 0, idx: 1 } as const;
/** Days an own listing runs before it is renewed. @source docs/reference/places-and-market.md, "Generator" */
const RUN_DAYS = { rent: 30, sale: 90 } as const;
const DAY_MS = 86_400_000;

/** The record of an advertised object. */
export function offerRow(
  random: Random,
  advertised: Advert,
  text: AdvertText,
  { now, index }: { now: number; index: number },
): OfferRow {
  const createdMs = appearanceMs(random, now);
  const updatedMs = random.chance(0.4) ? random.range(createdMs, now) : createdMs;
  const isFed = advertised.advertiser.kind === 'agency' && advertised.advertiser.agency.hasFeed;
  return {
    status: OfferStatus.Active,
    sourceId: isFed ? SOURCE.idx : SOURCE.own,
    isExternal: isFed,
    externalId: isFed ? reference(index) : null,
    isSample: true,
    title: text.title,
    description: text.description,
    language: advertised.language,
    availableFrom: availableFrom(advertised, createdMs),
    createdAt: iso(createdMs),
    updatedAt: iso(updatedMs),
    endDate: isFed ? null : iso(endMs(createdMs, now, advertised.home)),
    ...priceColumns(advertised.price),
    ...placeColumns(advertised),
    ...homeColumns(advertised),
    ...contactColumns(advertised),
  };
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** References as agencies number them: property, house, object. */
const reference = (index: number): string =>
  `${1000 + Math.floor(index / 97)}.${String((index % 97) + 1).padStart(2, '0')}.${String((index * 7) % 10_000).padStart(4, '0')}`;

/** A listing that is still online has been renewed as often as it took. */
function endMs(createdMs: number, now: number, home: Home): number {
  const run = (home.offerType === OfferType.Rent ? RUN_DAYS.rent : RUN_DAYS.sale) * DAY_MS;
  return createdMs + run * (Math.floor((now - createdMs) / run) + 1);
}

function availableFrom({ availability }: Advert, createdMs: number): string | null {
  if (availability.kind === 'now') return iso(createdMs).slice(0, 10);
  return availability.kind === 'date' ? availability.date : null;
}

const priceColumns = (price: Price | null): Pick<OfferRow, 'price' | 'netPrice' | 'additionalFees' | 'priceType'> => ({
  price: price?.price ?? null,
  netPrice: price?.netPrice ?? null,
  additionalFees: price?.additionalFees ?? null,
  priceType: price?.priceType ?? 0,
});

function placeColumns({
  home: { site },
  street,
}: Advert): Pick<OfferRow, 'city' | 'cityId' | 'region' | 'street' | 'postalCode' | 'lat' | 'lng'> {
  return {
    city: localityName(site.locality.name),
    cityId: site.place.cityId,
    region: site.place.regionCode,
    street,
    postalCode: site.locality.postalCode,
    lat: site.position[1],
    lng: site.position[0],
  };
}

function homeColumns({ home, builtIn, floorsInBuilding }: Advert) {
  return {
    offerType: home.offerType,
    category: home.category,
    subCategory: home.subCategory,
    rooms: home.rooms,
    bathrooms: home.bathrooms,
    livingSpace: home.livingSpace,
    landArea: home.landArea,
    floor: home.floor,
    floorsInBuilding,
    parkings: home.parkings,
    exposition: home.exposition,
    features: home.features,
    buildIn: builtIn,
    renovatedIn: builtIn === null ? null : (home.building?.renovatedIn ?? null),
  };
}

function contactColumns({ advertiser }: Advert) {
  if (advertiser.kind === 'private') {
    return {
      contactType: ContactType.Private,
      advertiserName: advertiser.person,
      phoneNumber: advertiser.phone,
      contactEmail: advertiser.email,
    };
  }
  const { agency, person } = advertiser;
  return {
    contactType: ContactType.Agency,
    advertiserName: person,
    agencyName: agency.name,
    agencyAddress: `${agency.street}, ${agency.postalCode} ${agency.city}`,
    phoneNumber: agency.phone,
    contactEmail: agency.email,
  };
}
