import { LOCALES, type Locale } from '#kernel/locale.ts';
import { Category } from './offer.ts';

/** Words for each category in an address, in the order of `LOCALES`. They stay when a label is reworded. */
const SLUGS: Record<Category, readonly [en: string, fr: string, de: string, it: string]> = {
  [Category.None]: ['property', 'bien', 'objekt', 'immobile'],
  [Category.Apartment]: ['apartment', 'appartement', 'wohnung', 'appartamento'],
  [Category.House]: ['house', 'maison', 'haus', 'casa'],
  [Category.ApartmentHouse]: ['apartment-house', 'appartement-maison', 'wohnung-haus', 'appartamento-casa'],
  [Category.FlatSharing]: ['flat-sharing', 'colocation', 'wohngemeinschaft', 'appartamento-condiviso'],
  [Category.Land]: ['land', 'terrain', 'grundstueck', 'terreno'],
  [Category.ParkingSpaceGarage]: [
    'parking-space-garage',
    'place-de-parc-garage',
    'parkplatz-garage',
    'posteggio-garage',
  ],
  [Category.CommercialIndustry]: [
    'commercial-industry',
    'commerce-industrie',
    'gewerbe-industrie',
    'commercio-industria',
  ],
  [Category.Miscellaneous]: ['miscellaneous', 'divers', 'diverses', 'varie'],
};

/** The word for a category in an address, for example `maison`. A number that is no category gives the word of `None`. */
export function categorySlug(category: number, locale: Locale): string {
  const slugs = SLUGS[category as Category] ?? SLUGS[Category.None];
  return slugs[LOCALES.indexOf(locale)] ?? slugs[0];
}

/** A category as one segment of an address: `appartement-maison,3`. @source docs/reference/addresses.md, "Category" */
export const categoryToken = (category: Category, locale: Locale): string =>
  `${categorySlug(category, locale)},${category}`;

/** The category that a segment of an address names, or null. Only its number counts: its words may be wrong or missing. */
export function parseCategoryToken(token: string): Category | null {
  const [, digits] = /(?:^|,)(\d{1,4})$/.exec(token) ?? [];
  return Object.values(Category).find((category) => category === Number(digits)) ?? null;
}
