import type { Locale } from '#kernel/locale.ts';
import { CANTONS } from '../../../canton.ts';
import { sameInAllLanguages, townTexts } from './town-names.ts';

/** A district's name without the word for "district", in the four languages. */
export interface DistrictName {
  name: string;
  texts: Record<Locale, string>;
  /** Whether it is the only "district" of a canton without districts: the canton itself. */
  isWholeCanton: boolean;
}

const KIND =
  /^(?:Bezirk|Wahlkreis|Verwaltungskreis|Region|Arrondissement administratif|Distretto di|District (?:de la |de l'|du |des |de |d'))\s*/;

/** District names in use in another language, by short official name. */
const OTHER_NAMES: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  'Jura bernois': { en: 'Bernese Jura', de: 'Berner Jura', it: 'Giura bernese' },
  'Bern-Mittelland': { fr: 'Berne-Mittelland', it: 'Berna-Mittelland' },
  'Luzern-Stadt': { en: 'Lucerne City', fr: 'Lucerne-Ville', it: 'Lucerna-Città' },
  'Luzern-Land': { en: 'Lucerne Region', fr: 'Lucerne-Campagne', it: 'Lucerna-Campagna' },
  Glâne: { de: 'Glane' },
  Gruyère: { de: 'Greyerz' },
  Sarine: { de: 'Saane' },
  Sense: { fr: 'Singine' },
  Veveyse: { de: 'Vivisbach' },
  'See / Lac': { en: 'Lac', fr: 'Lac', de: 'See', it: 'Lac' },
  'Engiadina Bassa / Val Müstair': {
    en: 'Lower Engadine / Val Müstair',
    fr: 'Basse-Engadine / Val Müstair',
    de: 'Unterengadin / Val Müstair',
    it: 'Bassa Engadina / Val Monastero',
  },
  Maloja: { it: 'Maloggia' },
  'Franches-Montagnes': { de: 'Freiberge' },
  Goms: { fr: 'Conches' },
  Solothurn: { fr: 'Soleure', it: 'Soletta' },
};

/** @param officialName for example `Bezirk Horgen` or `Kanton Uri` */
export function districtName(officialName: string, cantonId: number): DistrictName {
  const canton = CANTONS[cantonId - 1];
  if (canton && /^(?:Kanton|Canton de) /.test(officialName)) {
    return { name: canton.name, texts: { ...canton.texts }, isWholeCanton: true };
  }
  const name = officialName.includes(' / District ') ? bilingualName(officialName) : officialName.replace(KIND, '');
  const texts = OTHER_NAMES[name] ? { ...sameInAllLanguages(name), ...OTHER_NAMES[name] } : townTexts(name);
  return { name, texts, isWholeCanton: false };
}

/** `Bezirk See / District du Lac` is `See / Lac`. */
const bilingualName = (officialName: string): string =>
  officialName
    .split(' / ')
    .map((part) => part.replace(KIND, ''))
    .join(' / ');
