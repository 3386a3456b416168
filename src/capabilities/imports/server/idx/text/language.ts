import type { Locale } from '#kernel/locale.ts';

/** Location of an object, as far as the record has it. */
export interface LanguagePlace {
  /** Two letters; may be empty. */
  canton: string;
  /** May be empty. */
  postalCode: string;
}

/** The language of a text by its frequent short words; where they do not decide, the language of the place. */
export function languageOf(text: string, place: LanguagePlace): Locale {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = [...SMALL_WORDS].map(([locale, small]) => ({
    locale,
    hits: words.filter((word) => small.has(word)).length,
  }));
  scores.sort((a, b) => b.hits - a.hits);
  const [best, second] = scores;
  return best && second && best.hits > second.hits ? best.locale : languageOfPlace(place);
}

/** The majority language of the place; German where the place is unknown. */
function languageOfPlace({ canton, postalCode }: LanguagePlace): Locale {
  const code = canton.toUpperCase();
  if (FRENCH_CANTONS.has(code)) return 'fr';
  if (code === 'TI') return 'it';
  if (code !== '') return 'de';
  if (/^(1[0-9]|2[0-489])\d\d$/.test(postalCode)) return 'fr';
  return /^6[5-9]\d\d$/.test(postalCode) ? 'it' : 'de';
}

const FRENCH_CANTONS = new Set(['FR', 'GE', 'JU', 'NE', 'VD', 'VS']);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that are frequent in adverts of one language and do not occur in the others. */
const SMALL_WORDS: ReadonlyMap<Locale, ReadonlySet<string>> = new Map([
  ['en', words('the and with for this of is are bedroom bedrooms flat apartment bathroom kitchen floor located to')],
  [
    'fr',
    words(
      'de les du et avec pour cette est sont une chambre chambres pièces appartement salle cuisine étage situé au aux dans sur vous nous proche louer',
    ),
  ],
  [
    'de',
    words(
      'der die das und mit für ist sind ein eine zimmer wohnung wohnungen küche stock im zu zum zur vom bei auf haus lage per verfügt über befindet',
    ),
  ],
  [
    'it',
    words(
      'gli della del dei e con questo questa è sono uno camera camere locali appartamento cucina piano situato nel nella da di bagno affittare',
    ),
  ],
]);
