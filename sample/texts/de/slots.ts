import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Advert } from '../../advertised.ts';
import type { Outdoor } from '../../drawing/paint/drawing.ts';
import type { Stop } from '../../site.ts';
import type { Slots } from '../facts.ts';
import { bedroomsOf, commonSlots, directionOf } from '../wording.ts';

const COUNTS = [
  'keine',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

const FLATS: ReadonlyMap<Subcategory, string> = new Map<Subcategory, string>([
  [Subcategory.AtticMansard, 'Dachwohnung'],
  [Subcategory.Duplex, 'Maisonettewohnung'],
  [Subcategory.Loft, 'Loftwohnung'],
  [Subcategory.Penthouse, 'Attikawohnung'],
]);

const HOUSES: ReadonlyMap<Subcategory, string> = new Map<Subcategory, string>([
  [Subcategory.SingleHouse, 'Einfamilienhaus'],
  [Subcategory.RowHouse, 'Reihenhaus'],
  [Subcategory.BifamiliarHouse, 'Doppeleinfamilienhaus'],
  [Subcategory.TerracedHouse, 'Terrassenhaus'],
  [Subcategory.Villa, 'Villa'],
  [Subcategory.FarmHouse, 'Bauernhaus'],
  [Subcategory.Castle, 'Schlösschen'],
  [Subcategory.GrannyFlat, 'Stöckli'],
  [Subcategory.Chalet, 'Chalet'],
  [Subcategory.RusticHouse, 'Rustico'],
  [Subcategory.MultiFamilyHouse, 'Mehrfamilienhaus'],
]);

/** Noun and whether it is feminine. */
const OUTDOORS: Record<Outdoor, readonly [string, boolean]> = {
  balcony: ['Balkon', false],
  loggia: ['Loggia', true],
  terrace: ['Terrasse', true],
  patio: ['Sitzplatz', false],
  roofTerrace: ['Dachterrasse', true],
};

const STOPS: Record<Stop, readonly [string, boolean]> = {
  tram: ['Tramhaltestelle', true],
  metro: ['Metrostation', true],
  train: ['Bahnhof', false],
  bus: ['Bushaltestelle', true],
  postbus: ['Postautohaltestelle', true],
};

/** All neuter. */
const VEHICLES: Partial<Record<Stop, string>> = { tram: 'Tram', postbus: 'Postauto' };

const DIRECTIONS = ['Norden', 'Nordosten', 'Osten', 'Südosten', 'Süden', 'Südwesten', 'Westen', 'Nordwesten'];

const MONTHS = 'Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember'.split(',');

/** Only a villa is feminine among the houses. */
export const isFeminine = ({ home }: Advert): boolean => home.subCategory === Subcategory.Villa;

/** Values of German sentences. */
export function slotsOf(advertised: Advert): Slots {
  const { home, availability } = advertised;
  const common = commonSlots(advertised);
  const house = HOUSES.get(home.subCategory);
  const date = availability.kind === 'date' ? dateText(availability.date) : null;
  return {
    ...common,
    ...outdoorSlots(home.outdoor),
    ...siteSlots(advertised),
    flat: common.rooms ? `${common.rooms}-Zimmer-${FLATS.get(home.subCategory) ?? 'Wohnung'}` : null,
    house: house ?? null,
    houseOf: house ? genitive(house) : null,
    dasObjekt: home.category === Category.House ? (house === 'Villa' ? 'die Villa' : 'das Haus') : 'die Wohnung',
    floorIn: floorIn(home.floor, home.building?.floors ?? null),
    bedrooms: countOf(bedroomsOf(advertised)),
    baths: countOf(home.bathrooms),
    mates: home.flatmates === 1 ? null : countOf(home.flatmates),
    wgSize: home.flatmates === null ? null : `${home.flatmates + 1}er-WG`,
    date,
    dateOrNow: availability.kind === 'now' ? 'sofort' : date,
    facing: facing(home.exposition),
  };
}

function siteSlots({ home: { site }, street }: Advert): Slots {
  const [stop, isFeminine] = STOPS[site.stop];
  return {
    stopBy: VEHICLES[site.stop] ?? null,
    stopDer: `${isFeminine ? 'die' : 'der'} ${stop}`,
    stopZum: `${isFeminine ? 'zur' : 'zum'} ${stop}`,
    stopBeim: `${isFeminine ? 'bei der' : 'beim'} ${stop}`,
    stopIn: minutesIn(site.stopMinutes),
    stopWalk: walk(site.stopMinutes),
    shopIn: minutesIn(site.shopMinutes),
    shopWalk: walk(site.shopMinutes),
    schoolIn: minutesIn(site.schoolMinutes),
    motorwayIn: site.motorwayMinutes === null ? null : minutesIn(site.motorwayMinutes),
    centreIn: site.centreMinutes === null ? null : `in ${site.centreMinutes} Minuten`,
    streetAt: street && streetAt(street.replace(/ \d+[a-c]?$/, '')),
  };
}

function outdoorSlots(outdoor: Outdoor | null): Slots {
  if (!outdoor) return {};
  const [noun, isFeminine] = OUTDOORS[outdoor];
  return {
    outdoor: noun,
    derOutdoor: `${isFeminine ? 'die' : 'der'} ${noun}`,
    denOutdoor: `${isFeminine ? 'die' : 'den'} ${noun}`,
    demOutdoor: `${isFeminine ? 'der' : 'dem'} ${noun}`,
  };
}

const genitive = (noun: string): string => (noun === 'Villa' ? noun : noun.endsWith('haus') ? `${noun}es` : `${noun}s`);

function floorIn(floor: number | null, floors: number | null): string | null {
  if (floor === null) return null;
  if (floor < 0) return 'im Untergeschoss';
  if (floor === 0) return 'im Erdgeschoss';
  return floors !== null && floor >= 2 && floor === floors - 1 ? 'im obersten Stock' : `im ${floor}. Stock`;
}

const facing = (exposition: number): string | null => {
  const direction = directionOf(exposition);
  return direction === null ? null : `nach ${DIRECTIONS[direction]}`;
};

const countOf = (count: number | null): string | null =>
  count !== null && count >= 2 ? (COUNTS[count] ?? null) : null;

const minutesIn = (minutes: number): string =>
  minutes === 1 ? 'in einer Minute' : `in ${COUNTS[minutes] ?? minutes} Minuten`;

const walk = (minutes: number): string =>
  minutes === 1 ? 'eine Gehminute' : `${COUNTS[minutes] ?? minutes} Gehminuten`;

/** "an der Dorfstrasse", "am Rebenweg"; null where the article is not sure. */
function streetAt(street: string): string | null {
  if (/(strasse|gasse)$/.test(street)) return street.includes(' ') ? null : `an der ${street}`;
  return /(weg|platz|rain)$/.test(street) ? `am ${street}` : null;
}

function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}. ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
