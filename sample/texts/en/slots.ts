import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Advert } from '../../advertised.ts';
import type { Outdoor } from '../../drawing/paint/drawing.ts';
import type { Stop } from '../../site.ts';
import type { Slots } from '../facts.ts';
import { bedroomsOf, commonSlots, directionOf } from '../wording.ts';

const COUNTS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const FLATS: ReadonlyMap<Subcategory, string> = new Map<Subcategory, string>([
  [Subcategory.Studio, 'studio'],
  [Subcategory.AtticMansard, 'attic apartment'],
  [Subcategory.Duplex, 'duplex'],
  [Subcategory.Loft, 'loft'],
  [Subcategory.Penthouse, 'penthouse'],
]);

const HOUSES: ReadonlyMap<Subcategory, string> = new Map<Subcategory, string>([
  [Subcategory.SingleHouse, 'detached house'],
  [Subcategory.RowHouse, 'terraced house'],
  [Subcategory.BifamiliarHouse, 'semi-detached house'],
  [Subcategory.TerracedHouse, 'hillside terrace house'],
  [Subcategory.Villa, 'villa'],
  [Subcategory.FarmHouse, 'farmhouse'],
  [Subcategory.Castle, 'manor house'],
  [Subcategory.GrannyFlat, 'cottage'],
  [Subcategory.Chalet, 'chalet'],
  [Subcategory.RusticHouse, 'rustico'],
]);

const OUTDOORS: Record<Outdoor, string> = {
  balcony: 'balcony',
  loggia: 'loggia',
  terrace: 'terrace',
  patio: 'garden',
  roofTerrace: 'roof terrace',
};

const STOPS: Record<Stop, string> = {
  tram: 'tram stop',
  metro: 'metro station',
  train: 'train station',
  bus: 'bus stop',
  postbus: 'postbus stop',
};

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');

/** Values of English sentences. */
export function slotsOf(advertised: Advert): Slots {
  const { home, availability } = advertised;
  const common = commonSlots(advertised);
  const noun = FLATS.get(home.subCategory) ?? 'apartment';
  const direction = directionOf(home.exposition);
  return {
    ...common,
    ...siteSlots(advertised),
    flat: common.rooms && noun !== 'studio' ? `${common.rooms}-room ${noun}` : noun,
    house: HOUSES.get(home.subCategory) ?? null,
    outdoor: home.outdoor && OUTDOORS[home.outdoor],
    floorOn: floorOn(home.floor, home.building?.floors ?? null),
    bedrooms: countOf(bedroomsOf(advertised)),
    baths: countOf(home.bathrooms),
    mates: countOf(home.flatmates),
    facing: direction === null ? null : (DIRECTIONS[direction] ?? null),
    date: availability.kind === 'date' ? dateText(availability.date) : null,
  };
}

function siteSlots({ home: { site } }: Advert): Slots {
  const stop = STOPS[site.stop];
  return {
    stopNoun: stop,
    stopThe: `the ${stop}`,
    stopMin: minutes(site.stopMinutes),
    stopWalk: walk(site.stopMinutes),
    shopWalk: walk(site.shopMinutes),
    schoolMin: minutes(site.schoolMinutes),
    motorwayMin: site.motorwayMinutes === null ? null : minutes(site.motorwayMinutes),
    centreMin: site.centreMinutes === null ? null : `${site.centreMinutes} minutes`,
  };
}

const ORDINALS = ['ground', '1st', '2nd', '3rd'];

function floorOn(floor: number | null, floors: number | null): string | null {
  if (floor === null) return null;
  if (floor < 0) return 'on the lower ground floor';
  if (floors !== null && floor >= 2 && floor === floors - 1) return 'on the top floor';
  return `on the ${ORDINALS[floor] ?? `${floor}th`} floor`;
}

const countOf = (count: number | null): string | null =>
  count !== null && count >= 2 ? (COUNTS[count] ?? null) : null;

const minutes = (count: number): string => (count === 1 ? 'one minute' : `${COUNTS[count] ?? count} minutes`);

/** "a three-minute walk"; "an eight-minute walk", "an eleven-minute walk". */
const walk = (count: number): string =>
  `${count === 8 || count === 11 ? 'an' : 'a'} ${COUNTS[count] ?? count}-minute walk`;

function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
