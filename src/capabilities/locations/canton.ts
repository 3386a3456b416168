import type { Locale } from '#kernel/locale.ts';

/** A canton: number in the federal order, two letters, and its name in each of our languages. */
export interface Canton {
  id: number;
  code: string;
  /** Name in the (first) official language of the canton. */
  name: string;
  texts: Readonly<Record<Locale, string>>;
}

type CantonRow = readonly [code: string, name: string, texts: Partial<Record<Locale, string>>];

const ROWS: readonly CantonRow[] = [
  ['ZH', 'Zürich', { en: 'Zurich', fr: 'Zurich', it: 'Zurigo' }],
  ['BE', 'Bern', { fr: 'Berne', it: 'Berna' }],
  ['LU', 'Luzern', { en: 'Lucerne', fr: 'Lucerne', it: 'Lucerna' }],
  ['UR', 'Uri', {}],
  ['SZ', 'Schwyz', { fr: 'Schwytz', it: 'Svitto' }],
  ['OW', 'Obwalden', { fr: 'Obwald', it: 'Obvaldo' }],
  ['NW', 'Nidwalden', { fr: 'Nidwald', it: 'Nidvaldo' }],
  ['GL', 'Glarus', { fr: 'Glaris', it: 'Glarona' }],
  ['ZG', 'Zug', { fr: 'Zoug', it: 'Zugo' }],
  ['FR', 'Fribourg', { de: 'Freiburg', it: 'Friburgo' }],
  ['SO', 'Solothurn', { fr: 'Soleure', it: 'Soletta' }],
  ['BS', 'Basel-Stadt', { fr: 'Bâle-Ville', it: 'Basilea Città' }],
  ['BL', 'Basel-Landschaft', { fr: 'Bâle-Campagne', it: 'Basilea Campagna' }],
  ['SH', 'Schaffhausen', { fr: 'Schaffhouse', it: 'Sciaffusa' }],
  ['AR', 'Appenzell Ausserrhoden', { fr: 'Appenzell Rhodes-Extérieures', it: 'Appenzello Esterno' }],
  ['AI', 'Appenzell Innerrhoden', { fr: 'Appenzell Rhodes-Intérieures', it: 'Appenzello Interno' }],
  ['SG', 'St. Gallen', { fr: 'Saint-Gall', it: 'San Gallo' }],
  ['GR', 'Graubünden', { en: 'Grisons', fr: 'Grisons', it: 'Grigioni' }],
  ['AG', 'Aargau', { fr: 'Argovie', it: 'Argovia' }],
  ['TG', 'Thurgau', { fr: 'Thurgovie', it: 'Turgovia' }],
  ['TI', 'Ticino', { fr: 'Tessin', de: 'Tessin' }],
  ['VD', 'Vaud', { de: 'Waadt' }],
  ['VS', 'Valais', { de: 'Wallis', it: 'Vallese' }],
  ['NE', 'Neuchâtel', { de: 'Neuenburg' }],
  ['GE', 'Genève', { en: 'Geneva', de: 'Genf', it: 'Ginevra' }],
  ['JU', 'Jura', { it: 'Giura' }],
];

function regionOf([code, name, texts]: CantonRow, index: number): Canton {
  return { id: index + 1, code, name, texts: { en: name, fr: name, de: name, it: name, ...texts } };
}

/**
 * The 26 cantons in the federal order; names are without "canton" or "Kanton".
 *
 * @source docs/reference/places-and-market.md, "Names"
 */
export const CANTONS: readonly Canton[] = ROWS.map(regionOf);

/**
 * Countries of municipalities abroad that have Swiss postal codes: Liechtenstein, and the German village of Büsingen. Such places
 * have a country in the field for the canton.
 */
export const REGIONS_ABROAD: readonly Canton[] = [
  regionOf(['LI', 'Liechtenstein', {}], ROWS.length),
  regionOf(['DE', 'Deutschland', { en: 'Germany', fr: 'Allemagne', it: 'Germania' }], ROWS.length + 1),
];

const REGIONS: readonly Canton[] = [...CANTONS, ...REGIONS_ABROAD];

/** The canton or the region abroad of two letters such as `VD`, or undefined. */
export const regionByCode = (code: string): Canton | undefined => REGIONS.find((region) => region.code === code);

/** Whether a place is in no canton. */
export const liesAbroad = ({ regionCode }: { regionCode: string }): boolean =>
  REGIONS_ABROAD.some(({ code }) => code === regionCode);

/** The country of a region of two letters. */
export const countryOfRegion = (regionCode: string): string => (liesAbroad({ regionCode }) ? regionCode : 'CH');
