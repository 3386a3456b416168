import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Advert, Advertiser, Availability } from './advertised.ts';
import type { SampleAgency } from './agencies.ts';
import { firstOfMonth } from './dates.ts';
import type { Home } from './home.ts';
import { mobileNumber, personName, slugOf } from './people.ts';
import type { Place } from './place.ts';
import type { Price } from './prices.ts';
import type { Random } from './random.ts';

/** Share of private advertisers: about one in eight of all, most of those who share a flat, none for newly built homes. */
const PRIVATE_SHARE = { shared: 0.85, newlyBuilt: 0, other: 0.1 } as const;
/** Share of adverts in English where many newcomers live. */
const ENGLISH_SHARE = 0.13;
const INTERNATIONAL: ReadonlySet<string> = new Set(
  `Zürich, Genève, Basel, Zug, Lausanne, Baar, Cham, Nyon, Montreux, Vevey, Luzern, Bern, Lugano, Küsnacht (ZH), Zollikon,
  Thalwil, Kilchberg (ZH), Versoix, Pully, Morges, Riehen, Winterthur, Val de Bagnes, Zermatt, Davos, Crans-Montana, Cologny,
  Meyrin, Vernier, Allschwil, Wallisellen, Opfikon`.split(/,\s+/),
);

/** Facts that turn an object into an advert. */
export interface AdvertContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly pickAgency: (random: Random, place: Place) => SampleAgency | null;
}

/** Decides the content of an advert: its language, its contact, and the facts that it leaves out. */
export function advertise(random: Random, home: Home, price: Price, { now, pickAgency }: AdvertContext): Advert {
  const year = new Date(now).getUTCFullYear();
  const { place, street } = home.site;
  const isSale = home.offerType === OfferType.Sell;
  const isNew = (home.building?.builtIn ?? 0) >= year - 1;
  const isLand = home.category === Category.Land;
  return {
    home: leaveOut(random, home),
    price: random.chance(isSale ? 0.05 : 0.012) ? null : price,
    street: random.chance(isLand ? 0.7 : isSale ? 0.38 : 0.1) ? null : street,
    builtIn: home.building && random.chance(isNew ? 0.8 : isSale ? 0.52 : 0.3) ? home.building.builtIn : null,
    floorsInBuilding: home.building && random.chance(0.4) ? home.building.floors : null,
    availability: availabilityOf(random, home, now),
    advertiser: advertiserOf(random, { place, isNew, isShared: home.category === Category.FlatSharing }, pickAgency),
    language: languageFor(random, home, place),
    year,
    usesFractions: random.chance(0.3),
  };
}

function leaveOut(random: Random, home: Home): Home {
  return {
    ...home,
    livingSpace: random.chance(1 / 6) ? null : home.livingSpace,
    landArea: home.category === Category.House && random.chance(0.25) ? null : home.landArea,
    floor: random.chance(0.12) ? null : home.floor,
    rooms: home.subCategory === Subcategory.MultiFamilyHouse && random.chance(0.4) ? null : home.rooms,
    bathrooms: random.chance(0.45) ? null : home.bathrooms,
    exposition: random.chance(0.55) ? 0 : home.exposition,
    parkings: random.chance(0.3) ? null : home.parkings,
  };
}

function availabilityOf(random: Random, home: Home, now: number): Availability {
  const builtIn = home.building?.builtIn ?? 0;
  if (builtIn > new Date(now).getUTCFullYear()) {
    return { kind: 'date', date: `${builtIn}-${random.pick(['04', '07', '10'])}-01` };
  }
  const isSale = home.offerType === OfferType.Sell;
  const kind = random.weighted<Availability['kind']>([
    ['now', isSale ? 25 : 38],
    ['onRequest', isSale ? 60 : 17],
    ['date', isSale ? 15 : 45],
  ]);
  if (kind !== 'date') return { kind };
  const monthsAhead = random.weighted([
    [1, 44],
    [2, 28],
    [3, 18],
    [5, 6],
    [7, 4],
  ]);
  return { kind, date: firstOfMonth(now, monthsAhead) };
}

function advertiserOf(
  random: Random,
  { place, isNew, isShared }: { place: Place; isNew: boolean; isShared: boolean },
  pickAgency: AdvertContext['pickAgency'],
): Advertiser {
  const agency = pickAgency(random, place);
  const share = PRIVATE_SHARE[isShared ? 'shared' : isNew ? 'newlyBuilt' : 'other'];
  if (agency && !random.chance(share)) {
    return { kind: 'agency', agency, person: agency.hasFeed ? null : personName(random, place.language) };
  }
  const person = personName(random, place.language);
  return {
    kind: 'private',
    person,
    phone: mobileNumber(random),
    email: `${slugOf(person).replaceAll('-', '.')}@example.ch`,
  };
}

function languageFor(random: Random, home: Home, place: Place): Locale {
  const isHome =
    home.category === Category.Apartment || home.category === Category.House || home.category === Category.FlatSharing;
  const isInternational = INTERNATIONAL.has(place.name) && home.subCategory !== Subcategory.MultiFamilyHouse;
  return isHome && isInternational && random.chance(ENGLISH_SHARE) ? 'en' : place.language;
}
