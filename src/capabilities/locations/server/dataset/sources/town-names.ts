import type { Locale } from '#kernel/locale.ts';
import { nameKey } from '../../../name-key.ts';

/**
 * The names of a town or village in the four languages; the official name where a language has none of its own.
 *
 * @param name official name as municipality or as locality
 * @source docs/reference/places-and-market.md, "Names"
 */
export const townTexts = (name: string): Record<Locale, string> => ({
  ...sameInAllLanguages(name),
  ...OTHER_NAMES_BY_KEY.get(nameKey(name)),
});

/** Every name by which a town or village is found. */
export const townNames = (name: string): string[] =>
  [name, ...Object.values(townTexts(name)), OUTDATED_NAMES[name]].filter((text) => text !== undefined);

/** One name for all languages. */
export const sameInAllLanguages = (name: string): Record<Locale, string> => ({
  en: name,
  fr: name,
  de: name,
  it: name,
});

const OTHER_NAMES: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  'Albula/Alvra': { en: 'Albula', fr: 'Albula', de: 'Albula', it: 'Albula' },
  Andermatt: { it: 'Orsera' },
  Appenzell: { it: 'Appenzello' },
  Basel: { fr: 'Bâle', it: 'Basilea' },
  Bern: { fr: 'Berne', it: 'Berna' },
  'Biel/Bienne': { en: 'Biel', fr: 'Bienne', de: 'Biel', it: 'Bienne' },
  'Breil/Brigels': { de: 'Brigels' },
  Bregaglia: { de: 'Bergell' },
  Brig: { fr: 'Brigue', it: 'Briga' },
  'Brig-Glis': { fr: 'Brigue-Glis', it: 'Briga-Glis' },
  Burgdorf: { fr: 'Berthoud' },
  'Celerina/Schlarigna': { en: 'Celerina', fr: 'Celerina', de: 'Celerina', it: 'Celerina' },
  Chur: { fr: 'Coire', it: 'Coira' },
  Delémont: { de: 'Delsberg' },
  'Disentis/Mustér': { en: 'Disentis', fr: 'Disentis', de: 'Disentis', it: 'Disentis' },
  Düdingen: { fr: 'Guin' },
  Erlach: { fr: 'Cerlier' },
  Evilard: { de: 'Leubringen' },
  Fribourg: { de: 'Freiburg', it: 'Friburgo' },
  Frutigen: { fr: 'Frutigue' },
  Genève: { en: 'Geneva', de: 'Genf', it: 'Ginevra' },
  Giffers: { fr: 'Chevrilles' },
  Glarus: { fr: 'Glaris', it: 'Glarona' },
  Grenchen: { fr: 'Granges' },
  Gruyères: { de: 'Greyerz' },
  Gurmels: { fr: 'Cormondes' },
  'Ilanz/Glion': { en: 'Ilanz', fr: 'Ilanz', de: 'Ilanz', it: 'Ilanz' },
  Ins: { fr: 'Anet' },
  Jaun: { fr: 'Bellegarde' },
  Kerzers: { fr: 'Chiètres' },
  'La Neuveville': { de: 'Neuenstadt' },
  'Lantsch/Lenz': { de: 'Lenz' },
  Laufen: { fr: 'Laufon' },
  Lausanne: { it: 'Losanna' },
  'Lengnau (BE)': { fr: 'Longeau' },
  Lenzburg: { fr: 'Lenzbourg' },
  Leuk: { fr: 'Loèche' },
  'Leuk Stadt': { fr: 'Loèche-Ville' },
  Leukerbad: { fr: 'Loèche-les-Bains' },
  Ligerz: { fr: 'Gléresse' },
  Lumnezia: { de: 'Lugnez' },
  Luzern: { en: 'Lucerne', fr: 'Lucerne', it: 'Lucerna' },
  Maloja: { it: 'Maloggia' },
  Meinisberg: { fr: 'Montménil' },
  Mesocco: { de: 'Misox' },
  Murten: { fr: 'Morat' },
  Neuchâtel: { de: 'Neuenburg' },
  Pieterlen: { fr: 'Perles' },
  Plaffeien: { fr: 'Planfayon' },
  Porrentruy: { de: 'Pruntrut' },
  Poschiavo: { de: 'Puschlav' },
  Raron: { fr: 'Rarogne' },
  Rechthalten: { fr: 'Dirlaret' },
  Saanen: { fr: 'Gessenay' },
  Salgesch: { fr: 'Salquenen' },
  Schaffhausen: { fr: 'Schaffhouse', it: 'Sciaffusa' },
  Schwyz: { fr: 'Schwytz', it: 'Svitto' },
  Sierre: { de: 'Siders' },
  'Sils im Engadin/Segl': { en: 'Sils', fr: 'Sils', de: 'Sils im Engadin', it: 'Sils' },
  Simplon: { it: 'Sempione' },
  Sion: { de: 'Sitten' },
  Solothurn: { fr: 'Soleure', it: 'Soletta' },
  Splügen: { it: 'Spluga' },
  'St. Gallen': { fr: 'Saint-Gall', it: 'San Gallo' },
  'St. Moritz': { fr: 'Saint-Moritz' },
  'St. Niklaus': { fr: 'Saint-Nicolas' },
  'Stein am Rhein': { fr: 'Stein-sur-le-Rhin' },
  Sumvitg: { de: 'Somvix' },
  Tafers: { fr: 'Tavel' },
  Thun: { fr: 'Thoune' },
  Tujetsch: { de: 'Tavetsch' },
  Turtmann: { fr: 'Tourtemagne' },
  'Turtmann-Unterems': { fr: 'Tourtemagne-Unterems' },
  'Twann-Tüscherz': { fr: 'Douanne-Daucher' },
  'Val Müstair': { de: 'Münstertal' },
  Varen: { fr: 'Varone' },
  'Vaz/Obervaz': { de: 'Obervaz' },
  Visp: { fr: 'Viège' },
  Winterthur: { fr: 'Winterthour' },
  Zofingen: { fr: 'Zofingue' },
  Zug: { fr: 'Zoug', it: 'Zugo' },
  Zürich: { en: 'Zurich', fr: 'Zurich', it: 'Zurigo' },
};

/** Obsolete German names: not shown, but still typed. */
const OUTDATED_NAMES: Readonly<Record<string, string>> = {
  Aigle: 'Aelen',
  Avenches: 'Wiflisburg',
  Cazis: 'Katzis',
  'Châtel-Saint-Denis': 'Kastels St. Dionys',
  Estavayer: 'Stäffis',
  'Estavayer-le-Lac': 'Stäffis am See',
  Falera: 'Fellers',
  Martigny: 'Martinach',
  Morges: 'Morsee',
  Moudon: 'Milden',
  Nyon: 'Neuss',
  Payerne: 'Peterlingen',
  'Romont (FR)': 'Remund',
  'S-chanf': 'Scanfs',
  'Saint-Imier': 'Sankt Immer',
  'Saint-Ursanne': 'Sankt Ursitz',
  Schluein: 'Schleuis',
  Scuol: 'Schuls',
  Surses: 'Oberhalbstein',
  Tavannes: 'Dachsfelden',
  Tramelan: 'Tramlingen',
  Trun: 'Truns',
  'Val-de-Ruz': 'Rudolfstal',
  Vevey: 'Vivis',
  'Yverdon-les-Bains': 'Iferten',
};

const OTHER_NAMES_BY_KEY = new Map(Object.entries(OTHER_NAMES).map(([name, texts]) => [nameKey(name), texts]));
