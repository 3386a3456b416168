import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Advert } from '../../advertised.ts';
import type { Outdoor } from '../../drawing/paint/drawing.ts';
import type { Stop } from '../../site.ts';
import type { Slots } from '../facts.ts';
import { bedroomsOf, commonSlots, directionOf } from '../wording.ts';

const COUNTS = [
  'zero',
  'un',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
];

/** All masculine. */
const FLATS: ReadonlyMap<Subcategory, string> = new Map<Subcategory, string>([
  [Subcategory.Studio, 'monolocale'],
  [Subcategory.Duplex, 'duplex'],
  [Subcategory.Loft, 'loft'],
  [Subcategory.Penthouse, 'attico'],
]);

/** Noun and whether it is feminine. */
const HOUSES: ReadonlyMap<Subcategory, readonly [string, boolean]> = new Map<Subcategory, readonly [string, boolean]>([
  [Subcategory.SingleHouse, ['casa unifamiliare', true]],
  [Subcategory.RowHouse, ['casa a schiera', true]],
  [Subcategory.BifamiliarHouse, ['casa bifamiliare', true]],
  [Subcategory.TerracedHouse, ['casa a gradoni', true]],
  [Subcategory.Villa, ['villa', true]],
  [Subcategory.FarmHouse, ['casa colonica', true]],
  [Subcategory.Castle, ['castelletto', false]],
  [Subcategory.GrannyFlat, ['casetta', true]],
  [Subcategory.Chalet, ['chalet', false]],
  [Subcategory.RusticHouse, ['rustico', false]],
  [Subcategory.MultiFamilyHouse, ['stabile', false]],
]);

const OUTDOORS: Record<Outdoor, readonly [string, boolean]> = {
  balcony: ['balcone', false],
  loggia: ['loggia', true],
  terrace: ['terrazza', true],
  patio: ['giardino', false],
  roofTerrace: ['terrazza sul tetto', true],
};

/** All feminine. */
const STOPS: Record<Stop, string> = {
  tram: 'fermata del tram',
  metro: 'fermata della metropolitana',
  train: 'stazione',
  bus: 'fermata del bus',
  postbus: 'fermata dell’autopostale',
};

const DIRECTIONS = ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ovest', 'ovest', 'nord-ovest'];

const MONTHS = 'gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre'.split(
  ',',
);

/** Apartments go by masculine nouns, most houses by feminine ones. */
export const isFeminine = ({ home }: Advert): boolean => HOUSES.get(home.subCategory)?.[1] ?? false;

/** Values of Italian sentences. */
export function slotsOf(advertised: Advert): Slots {
  const { home, availability } = advertised;
  const common = commonSlots(advertised);
  const date = availability.kind === 'date' ? dateText(availability.date) : null;
  return {
    ...common,
    ...flatSlots(advertised, common.rooms ?? null),
    ...houseSlots(advertised),
    ...outdoorSlots(home.outdoor),
    ...siteSlots(advertised),
    contactAt: common.contact ? at(common.contact) : null,
    centreAt: common.centre ? at(common.centre) : null,
    aCity: common.city ? at(common.city) : null,
    diCity: common.city ? `di ${common.city}` : null,
    floorAt: floorAt(home.floor, home.building?.floors ?? null),
    bedrooms: countOf(bedroomsOf(advertised)),
    baths: countOf(home.bathrooms),
    mates: countOf(home.flatmates),
    date,
    dalDate: availability.kind === 'now' ? 'da subito' : date && `dal ${date}`,
  };
}

function flatSlots({ home }: Advert, rooms: string | null): Slots {
  const noun = FLATS.get(home.subCategory) ?? 'appartamento';
  const full =
    noun === 'monolocale' || rooms === null ? noun : `${noun} di ${rooms} ${rooms === '1' ? 'locale' : 'locali'}`;
  const flat =
    home.subCategory === Subcategory.Furnished ? full.replace('appartamento', 'appartamento arredato') : full;
  const isVowel = /^[aeiou]/.test(noun);
  const il = isVowel ? `l’${noun}` : `il ${noun}`;
  return {
    flat,
    bellFlat: `${isVowel ? 'bell’' : 'bel '}${flat}`,
    questoFlat: `questo ${flat}`,
    unFlat: `un ${flat}`,
    ilFlat: il,
    ilBene: home.category === Category.House ? (HOUSES.get(home.subCategory)?.[1] ? 'la casa' : 'l’oggetto') : il,
  };
}

function houseSlots({ home }: Advert): Slots {
  const house = HOUSES.get(home.subCategory);
  if (!house) return {};
  const [noun, feminine] = house;
  const un = noun === 'stabile' || noun === 'chalet' ? 'uno' : 'un';
  return {
    house: noun,
    questaHouse: `${feminine ? 'questa' : 'questo'} ${noun}`,
    unaHouse: `${feminine ? 'una' : un} ${noun}`,
  };
}

function outdoorSlots(outdoor: Outdoor | null): Slots {
  if (!outdoor) return {};
  const [noun, feminine] = OUTDOORS[outdoor];
  return {
    outdoor: noun,
    outdoorIl: `${feminine ? 'la' : 'il'} ${noun}`,
    outdoorSul: outdoor === 'patio' ? 'in giardino' : `${feminine ? 'sulla' : 'sul'} ${noun}`,
    outdoorVerso: `verso ${feminine ? 'la' : 'il'} ${noun}`,
    outdoorDal: `${feminine ? 'dalla' : 'dal'} ${noun}`,
  };
}

function siteSlots({ home: { site, exposition } }: Advert): Slots {
  const stop = STOPS[site.stop];
  const direction = directionOf(exposition);
  return {
    stopNoun: stop,
    stopBy: site.stop === 'postbus' ? 'l’autopostale' : null,
    stopLa: `la ${stop}`,
    stopAlla: `alla ${stop}`,
    stopMin: minutes(site.stopMinutes),
    shopMin: minutes(site.shopMinutes),
    schoolMin: minutes(site.schoolMinutes),
    motorwayMin: site.motorwayMinutes === null ? null : minutes(site.motorwayMinutes),
    centreMin: site.centreMinutes === null ? null : `${site.centreMinutes} minuti`,
    facing: direction === null ? null : `a ${DIRECTIONS[direction]}`,
  };
}

/** "a Lugano", "ad Ascona". */
const at = (place: string): string => `${/^[AÀ]/.test(place) ? 'ad' : 'a'} ${place}`;

function floorAt(floor: number | null, floors: number | null): string | null {
  if (floor === null) return null;
  if (floor < 0) return 'al piano seminterrato';
  if (floor === 0) return 'al pianterreno';
  return floors !== null && floor >= 2 && floor === floors - 1 ? 'all’ultimo piano' : `al ${floor}° piano`;
}

const countOf = (count: number | null): string | null =>
  count !== null && count >= 2 ? (COUNTS[count] ?? null) : null;

const minutes = (count: number): string => (count === 1 ? 'un minuto' : `${COUNTS[count] ?? count} minuti`);

function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}${day === 1 ? '°' : ''} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
