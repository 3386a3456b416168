import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Home } from './values/categories.ts';

/** The parts of a title where the advertiser gave none. */
export interface TitleFacts extends Home {
  rooms: number | null;
  city: string;
  language: Locale;
}

/**
 * A plain title from kind, rooms and place, in the language of the advert: "Appartement de 3.5 pièces à Renens".
 *
 * It is stored with the listing like an advertiser's own text, hence not part of the interface texts.
 */
export function titleFrom({ category, subCategory, rooms, city, language }: TitleFacts): string {
  const noun = (BY_SUBCATEGORY.get(subCategory) ?? BY_CATEGORY.get(category) ?? OBJECT)[language];
  const hasRooms = rooms !== null && ROOMED.has(category) && subCategory !== Subcategory.Studio;
  return hasRooms ? WITH_ROOMS[language](noun, rooms, city) : WITHOUT_ROOMS[language](noun, city);
}

type Nouns = Record<Locale, string>;

const nouns = (en: string, fr: string, de: string, it: string): Nouns => ({ en, fr, de, it });

const OBJECT = nouns('Property', 'Bien', 'Objekt', 'Immobile');

const BY_SUBCATEGORY: ReadonlyMap<number, Nouns> = new Map([
  [Subcategory.Duplex, nouns('Duplex', 'Duplex', 'Maisonettewohnung', 'Duplex')],
  [Subcategory.AtticMansard, nouns('Attic flat', 'Appartement sous les toits', 'Dachwohnung', 'Mansarda')],
  [Subcategory.Studio, nouns('Studio', 'Studio', 'Studio', 'Monolocale')],
  [
    Subcategory.Furnished,
    nouns('Furnished flat', 'Appartement meublé', 'Möblierte Wohnung', 'Appartamento ammobiliato'),
  ],
  [Subcategory.Loft, nouns('Loft', 'Loft', 'Loft', 'Loft')],
  [Subcategory.Penthouse, nouns('Penthouse', 'Attique', 'Attikawohnung', 'Attico')],
  [Subcategory.Villa, nouns('Villa', 'Villa', 'Villa', 'Villa')],
  [Subcategory.FarmHouse, nouns('Farmhouse', 'Ferme', 'Bauernhaus', 'Casa rurale')],
  [Subcategory.Castle, nouns('Castle', 'Château', 'Schloss', 'Castello')],
  [Subcategory.Chalet, nouns('Chalet', 'Chalet', 'Chalet', 'Chalet')],
  [Subcategory.RusticHouse, nouns('Rustico', 'Rustico', 'Rustico', 'Rustico')],
  [Subcategory.MultiFamilyHouse, nouns('Apartment building', 'Immeuble', 'Mehrfamilienhaus', 'Casa plurifamiliare')],
  [Subcategory.OpenSlot, nouns('Parking space', 'Place de parc', 'Aussenparkplatz', 'Posteggio esterno')],
  [
    Subcategory.CoveredSlot,
    nouns('Covered parking space', 'Place de parc couverte', 'Gedeckter Parkplatz', 'Posteggio coperto'),
  ],
  [Subcategory.SingleGarage, nouns('Garage', 'Garage', 'Garage', 'Garage')],
  [
    Subcategory.UndergroundGarage,
    nouns(
      'Underground parking space',
      'Place dans un garage souterrain',
      'Tiefgaragenplatz',
      'Posteggio in autorimessa',
    ),
  ],
  [Subcategory.Office, nouns('Office', 'Bureau', 'Büro', 'Ufficio')],
]);

const BY_CATEGORY: ReadonlyMap<Category, Nouns> = new Map([
  [Category.Apartment, nouns('Apartment', 'Appartement', 'Wohnung', 'Appartamento')],
  [Category.House, nouns('House', 'Maison', 'Haus', 'Casa')],
  [Category.FlatSharing, nouns('Room', 'Chambre', 'Zimmer', 'Camera')],
  [Category.Land, nouns('Land', 'Terrain', 'Bauland', 'Terreno')],
  [Category.ParkingSpaceGarage, nouns('Parking space', 'Place de parc', 'Parkplatz', 'Posteggio')],
  [
    Category.CommercialIndustry,
    nouns('Commercial space', 'Surface commerciale', 'Gewerbefläche', 'Spazio commerciale'),
  ],
]);

const ROOMED = new Set<Category>([Category.Apartment, Category.House]);

const WITHOUT_ROOMS: Record<Locale, (noun: string, city: string) => string> = {
  en: (noun, city) => `${noun} in ${city}`,
  fr: (noun, city) => `${noun} ${inFrench(city)}`,
  de: (noun, city) => `${noun} in ${city}`,
  it: (noun, city) => `${noun} a ${city}`,
};

const WITH_ROOMS: Record<Locale, (noun: string, rooms: number, city: string) => string> = {
  en: (noun, rooms, city) => `${noun} with ${rooms} room${rooms === 1 ? '' : 's'} in ${city}`,
  fr: (noun, rooms, city) => `${noun} de ${rooms} pièce${rooms < 2 ? '' : 's'} ${inFrench(city)}`,
  de: (noun, rooms, city) => `${noun} mit ${rooms} Zimmer${rooms === 1 ? '' : 'n'} in ${city}`,
  it: (noun, rooms, city) => `${noun} di ${rooms} local${rooms === 1 ? 'e' : 'i'} a ${city}`,
};

/** "à" merges with the article of a place: au Locle, aux Verrières. */
function inFrench(city: string): string {
  if (city.startsWith('Le ')) return `au ${city.slice(3)}`;
  return city.startsWith('Les ') ? `aux ${city.slice(4)}` : `à ${city}`;
}
