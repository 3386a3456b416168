import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Advert } from '../../advertised.ts';
import type { Outdoor } from '../../drawing/paint/drawing.ts';
import type { Stop } from '../../site.ts';
import type { Slots } from '../facts.ts';
import { bedroomsOf, commonSlots, directionOf } from '../wording.ts';

const COUNTS = [
  'zéro',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

/** All masculine. */
const FLATS: ReadonlyMap<Subcategory, string> = new Map<Subcategory, string>([
  [Subcategory.Studio, 'studio'],
  [Subcategory.Duplex, 'duplex'],
  [Subcategory.Loft, 'loft'],
  [Subcategory.Penthouse, 'attique'],
]);

/** Noun and whether it is feminine. */
const HOUSES: ReadonlyMap<Subcategory, readonly [string, boolean]> = new Map<Subcategory, readonly [string, boolean]>([
  [Subcategory.SingleHouse, ['maison individuelle', true]],
  [Subcategory.RowHouse, ['villa mitoyenne', true]],
  [Subcategory.BifamiliarHouse, ['villa jumelle', true]],
  [Subcategory.TerracedHouse, ['maison en terrasses', true]],
  [Subcategory.Villa, ['villa', true]],
  [Subcategory.FarmHouse, ['ferme', true]],
  [Subcategory.Castle, ['petit château', false]],
  [Subcategory.GrannyFlat, ['maisonnette', true]],
  [Subcategory.Chalet, ['chalet', false]],
  [Subcategory.RusticHouse, ['rustico', false]],
  [Subcategory.MultiFamilyHouse, ['immeuble', false]],
]);

const OUTDOORS: Record<Outdoor, readonly [string, boolean]> = {
  balcony: ['balcon', false],
  loggia: ['loggia', true],
  terrace: ['terrasse', true],
  patio: ['jardin', false],
  roofTerrace: ['toit-terrasse', false],
};

const STOPS: Record<Stop, string> = {
  tram: 'arrêt de tram',
  metro: 'station de métro',
  train: 'gare',
  bus: 'arrêt de bus',
  postbus: 'arrêt du car postal',
};

const DIRECTIONS = ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'];

const MONTHS = 'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre'.split(',');

/** Apartments go by masculine nouns, most houses by feminine ones. */
export const isFeminine = ({ home }: Advert): boolean => HOUSES.get(home.subCategory)?.[1] ?? false;

/** Values of French sentences. */
export function slotsOf(advertised: Advert): Slots {
  const { home, availability } = advertised;
  const common = commonSlots(advertised);
  const date = availability.kind === 'date' ? dateText(availability.date) : null;
  return {
    ...common,
    ...flatSlots(advertised, common.rooms ?? null),
    ...houseSlots(advertised),
    ...outdoorSlots(advertised),
    ...siteSlots(advertised),
    aCity: common.city ? at(common.city) : null,
    deCity: common.city ? of(common.city) : null,
    centreAt: common.centre ? at(common.centre) : null,
    floorAt: floorAt(home.floor, home.building?.floors ?? null),
    bedrooms: countOf(bedroomsOf(advertised)),
    baths: countOf(home.bathrooms),
    mates: countOf(home.flatmates),
    date,
    desDate: availability.kind === 'now' ? 'de suite' : date && `dès le ${date}`,
  };
}

function flatSlots({ home }: Advert, rooms: string | null): Slots {
  const noun = FLATS.get(home.subCategory) ?? 'appartement';
  const full = noun === 'studio' || rooms === null ? noun : `${noun} de ${rooms} ${rooms === '1' ? 'pièce' : 'pièces'}`;
  const furnished =
    home.subCategory === Subcategory.Furnished ? full.replace('appartement', 'appartement meublé') : full;
  const isVowel = /^[aeiou]/.test(noun);
  return {
    flat: furnished,
    beauFlat: `${isVowel ? 'bel' : 'beau'} ${furnished}`,
    ceFlat: `${isVowel ? 'cet' : 'ce'} ${furnished}`,
    unFlat: `un ${furnished}`,
    leFlatCourt: `${isVowel ? 'l’' : 'le '}${noun}`,
    leBien:
      home.category === Category.House
        ? HOUSES.get(home.subCategory)?.[1]
          ? 'la maison'
          : 'l’objet'
        : `${isVowel ? 'l’' : 'le '}${noun}`,
  };
}

function houseSlots({ home }: Advert): Slots {
  const house = HOUSES.get(home.subCategory);
  if (!house) return {};
  const [noun, feminine] = house;
  return {
    house: noun,
    cetteHouse: `${feminine ? 'cette' : 'ce'} ${noun}`,
    uneHouse: `${feminine ? 'une' : 'un'} ${noun}`,
  };
}

function outdoorSlots({ home: { outdoor, exposition } }: Advert): Slots {
  if (!outdoor) return {};
  const [noun, feminine] = OUTDOORS[outdoor];
  const direction = directionOf(exposition);
  const towards = direction === null ? null : DIRECTIONS[direction];
  return {
    outdoor: noun,
    leOutdoor: `${feminine ? 'la' : 'le'} ${noun}`,
    aOutdoor: `${feminine ? 'à la' : 'au'} ${noun}`,
    duOutdoor: `${feminine ? 'de la' : 'du'} ${noun}`,
    outdoorFacing: towards ? `${noun} ${feminine ? 'orientée' : 'orienté'} ${atDirection(towards)}` : null,
  };
}

function siteSlots({ home: { site, exposition } }: Advert): Slots {
  const stop = STOPS[site.stop];
  const direction = directionOf(exposition);
  return {
    stopNoun: stop,
    stopBy: site.stop === 'postbus' ? 'le car postal' : null,
    stopLe: stop.startsWith('arrêt') ? `l’${stop}` : `la ${stop}`,
    stopMin: minutes(site.stopMinutes),
    shopMin: minutes(site.shopMinutes),
    schoolMin: minutes(site.schoolMinutes),
    motorwayMin: site.motorwayMinutes === null ? null : minutes(site.motorwayMinutes),
    centreMin: site.centreMinutes === null ? null : `${site.centreMinutes} minutes`,
    facing: direction === null ? null : atDirection(DIRECTIONS[direction] ?? ''),
  };
}

const atDirection = (direction: string): string => (/^[eo]/.test(direction) ? `à l’${direction}` : `au ${direction}`);

/** "à Vevey", "au Locle", "aux Verrières". */
function at(place: string): string {
  if (place.startsWith('Le ')) return `au ${place.slice(3)}`;
  return place.startsWith('Les ') ? `aux ${place.slice(4)}` : `à ${place}`;
}

/** "de Vevey", "d’Yverdon", "du Locle", "des Verrières". */
function of(place: string): string {
  if (place.startsWith('Le ')) return `du ${place.slice(3)}`;
  if (place.startsWith('Les ')) return `des ${place.slice(4)}`;
  return /^([AEIOUYÉÈÊÂÎÔ]|H(?!aute-))/.test(place) ? `d’${place}` : `de ${place}`;
}

function floorAt(floor: number | null, floors: number | null): string | null {
  if (floor === null) return null;
  if (floor < 0) return 'au rez inférieur';
  if (floor === 0) return 'au rez-de-chaussée';
  if (floors !== null && floor >= 2 && floor === floors - 1) return 'au dernier étage';
  return floor === 1 ? 'au 1er étage' : `au ${floor}e étage`;
}

const countOf = (count: number | null): string | null =>
  count !== null && count >= 2 ? (COUNTS[count] ?? null) : null;

const minutes = (count: number): string => (count === 1 ? 'une minute' : `${COUNTS[count] ?? count} minutes`);

function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day === 1 ? '1er' : day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
