import { cityId } from '#capabilities/locations/location-id.ts';
import type { Locale } from '#kernel/locale.ts';

/** The languages adverts of a place are written in. */
export type PlaceLanguage = Exclude<Locale, 'en'>;

const CANTON_LANGUAGES: Readonly<Record<string, PlaceLanguage>> = {
  FR: 'fr',
  GE: 'fr',
  JU: 'fr',
  NE: 'fr',
  TI: 'it',
  VD: 'fr',
  VS: 'fr',
};

/** Federal numbers of the municipalities that speak another language than most of their canton. */
const EXCEPTIONS: readonly (readonly [from: number, to: number, PlaceLanguage])[] = [
  [372, 372, 'fr'],
  [431, 450, 'fr'],
  [681, 707, 'fr'],
  [711, 726, 'fr'],
  [2138, 2138, 'de'],
  [2250, 2250, 'de'],
  [2258, 2271, 'de'],
  [2274, 2276, 'de'],
  [2292, 2309, 'de'],
  [3551, 3561, 'it'],
  [3792, 3837, 'it'],
  [5304, 5304, 'de'],
  [6002, 6077, 'de'],
  [6101, 6119, 'de'],
  [6172, 6205, 'de'],
  [6281, 6300, 'de'],
  [6713, 6713, 'de'],
];

/**
 * The language of most people of a municipality: the one in the official directory, else that of the canton
 * there. Romansh places and bilingual ones such as Biel are given to German.
 *
 * @param id of the municipality
 * @param directoryLanguage de, fr, it, rm, multiple, or null where no directory was imported
 */
export function placeLanguage(id: number, canton: string, directoryLanguage: string | null): PlaceLanguage {
  if (directoryLanguage) return directoryLanguage === 'fr' || directoryLanguage === 'it' ? directoryLanguage : 'de';
  const exception = EXCEPTIONS.find(([from, to]) => id >= cityId(from) && id <= cityId(to));
  return exception?.[2] ?? CANTON_LANGUAGES[canton] ?? 'de';
}
