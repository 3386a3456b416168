import type { Locale } from '#kernel/locale.ts';
import { sameInAllLanguages } from './town-names.ts';

type LakeRow = readonly [local: string, texts: Partial<Record<Locale, string>>];

/** By federal number: the name on the shore, and other names in use. */
const ROWS: Readonly<Record<number, LakeRow>> = {
  9040: ['Greifensee', {}],
  9050: ['Zürichsee', { en: 'Lake Zurich', fr: 'Lac de Zurich', it: 'Lago di Zurigo' }],
  9073: ['Thunersee', { en: 'Lake Thun', fr: 'Lac de Thoune', it: 'Lago di Thun' }],
  9089: ['Brienzersee', { en: 'Lake Brienz', fr: 'Lac de Brienz', it: 'Lago di Brienz' }],
  9148: ['Bielersee', { en: 'Lake Biel', fr: 'Lac de Bienne', it: 'Lago di Bienne' }],
  9151: ['Lac de Neuchâtel', { en: 'Lake Neuchâtel', de: 'Neuenburgersee', it: 'Lago di Neuchâtel' }],
  9157: ['Baldeggersee', {}],
  9163: ['Sempachersee', { en: 'Lake Sempach', fr: 'Lac de Sempach', it: 'Lago di Sempach' }],
  9172: ['Hallwilersee', { en: 'Lake Hallwil', fr: 'Lac de Hallwil', it: 'Lago di Hallwil' }],
  9175: ['Zugersee', { en: 'Lake Zug', fr: 'Lac de Zoug', it: 'Lago di Zugo' }],
  9179: ['Vierwaldstättersee', { en: 'Lake Lucerne', fr: 'Lac des Quatre-Cantons', it: 'Lago dei Quattro Cantoni' }],
  9216: ['Sihlsee', {}],
  9239: ['Sarnersee', { en: 'Lake Sarnen', fr: 'Lac de Sarnen', it: 'Lago di Sarnen' }],
  9267: ['Walensee', { en: 'Lake Walen', fr: 'Lac de Walenstadt', it: 'Lago di Walenstadt' }],
  9270: ['Ägerisee', { en: 'Lake Ägeri', fr: "Lac d'Ägeri", it: 'Lago di Ägeri' }],
  9276: ['Lac de la Gruyère', { en: 'Lake Gruyère', de: 'Greyerzersee', it: 'Lago della Gruyère' }],
  9294: ['Murtensee', { en: 'Lake Murten', fr: 'Lac de Morat', it: 'Lago di Morat' }],
  9326: ['Bodensee', { en: 'Lake Constance', fr: 'Lac de Constance', it: 'Lago di Costanza' }],
  9709: ['Lago di Lugano', { en: 'Lake Lugano', fr: 'Lac de Lugano', de: 'Luganersee' }],
  9712: ['Lago Maggiore', { en: 'Lake Maggiore', fr: 'Lac Majeur' }],
  9751: ['Lac de Joux', {}],
  9757: ['Lac Léman', { en: 'Lake Geneva', de: 'Genfersee', it: 'Lago Lemano' }],
};

/**
 * A lake's name on its shore and in the four languages.
 *
 * @throws Error for a lake without a name: add it to the list above
 */
export function lakeNames(id: number): { name: string; texts: Record<Locale, string> } {
  const row = ROWS[id];
  if (!row) throw new Error(`Lake ${id} of the shapes has no name.`);
  const [name, texts] = row;
  return { name, texts: { ...sameInAllLanguages(name), ...texts } };
}
