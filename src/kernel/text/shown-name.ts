import { normalForm } from './normal-form.ts';

/** Longest name that is shown to another person, characters. @source docs/reference/limits.md, "Names in mails" */
const LONGEST = 40;
const MOST_WORDS = 6;
const MOST_HYPHENS = 2;
const LONGEST_WORD = 20;
const MOST_NUMBERS = 2;

/** Scripts of names; letters of two of them in one name are a lookalike. */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Devanagari', 'Bengali'],
  ...['Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
  ...['Tibetan', 'Hangul'],
].map((script) => new RegExp(String.raw`^[\p{Script=${script}}\p{Script=Inherited}]*$`, 'u'));
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Inherited}ー]*$/u;

/** Letters with their marks, and between them single blanks, hyphens and apostrophes. */
const SHAPE = /^['’]?\p{L}[\p{L}\p{M}]*(?:(?: ['’]?|['’] ?|-)\p{L}[\p{L}\p{M}]*)*$/u;
const MANY_MARKS = /\p{M}{3}/u;
/** Modifier letters and clicks, which look like signs. */
const ODD_LETTERS = /(?!ー)\p{Lm}|[\u01C0-\u01C3]/u;

/** Words of names that begin with a small letter. */
const PARTICLES = new Set(
  (
    'von van vom zu zum zur der den dem die de du des di da do dos das dal dalla dalle della delle dei degli del la le lo los ' +
    'las les auf im in am und y e i el al bin ibn ben bint abu ter ten te tot op av af ap t d l s san st à'
  ).split(' '),
);

/** Words that spell out an address. */
const SPELLED_ADDRESS = new Set(
  (
    'slash dot punkt point punto barre schrägstrich strich tiret trattino minus hyphen underscore doppelpunkt colon ' +
    'arobase arobas chiocciola klammeraffe at ät http https www com net org'
  ).split(' '),
);

const NUMBER_WORDS = [
  ...['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zéro', 'zero', 'deux'],
  ...['trois', 'quatre', 'cinq', 'sept', 'huit', 'neuf', 'quattro', 'cinque', 'sette', 'otto', 'nove', 'four'],
  ...['five', 'seven', 'eight', 'nine', 'three'],
].join('|');
const NUMBER = new RegExp(NUMBER_WORDS, 'gu');
const SHORT_NUMBERS = new Set('un une uno due tre sei six dix one two ten zwo'.split(' '));

/**
 * A person's name as a mail may show it to a stranger: letters of one script, blanks, hyphens and apostrophes, of ordinary length. A name
 * of another shape could be an address or a message.
 *
 * @returns null where the mail says "a member" instead
 * @source docs/reference/limits.md, "Names in mails"; docs/reference/abuse-cases.md, "23"
 */
export function shownName(name: string): string | null {
  const plain = normalForm(name, 'NFC').trim();
  if (
    [...plain].length > LONGEST ||
    !SHAPE.test(plain.replaceAll('ʼ', "'")) ||
    MANY_MARKS.test(plain) ||
    ODD_LETTERS.test(plain)
  )
    return null;
  // Another form of the same letters (full width, mathematical, ligatures) is decoration.
  if (normalForm(plain, 'NFKC').replaceAll('ʼ', "'") !== plain.replaceAll('ʼ', "'")) return null;
  const letters = plain.replace(/[ '’ʼ-]/gu, '');
  if (![...SCRIPTS, JAPANESE].some((script) => script.test(letters))) return null;
  return hasWordsOfNames(plain) ? plain : null;
}

function hasWordsOfNames(name: string): boolean {
  const words = name.split(' ');
  const parts = words.flatMap((word) => word.split('-'));
  const lower = parts.map((part) => part.toLowerCase());
  if (words.length > MOST_WORDS || words.some((word) => word.split('-').length > MOST_HYPHENS + 1)) return false;
  if (parts.some((part) => [...part].length > LONGEST_WORD)) return false;
  const numbers = lower.flatMap((part) => (SHORT_NUMBERS.has(part) ? [part] : (part.match(NUMBER) ?? [])));
  if (numbers.length > MOST_NUMBERS) return false;
  if (parts.length === 1) return true;
  return !lower.some((part) => SPELLED_ADDRESS.has(part)) && words.every(beginsAsNamesDo);
}

/** A capital, a letter of a script without capitals, or a particle; after an apostrophe or hyphen also a small letter: "Yun-seo", "d'Arc". */
const beginsAsNamesDo = (word: string): boolean => {
  const [first = ''] = word.split('-');
  const stems = first.split(/['’ʼ]/u);
  const isParticle = stems.every((stem) => stem === '' || PARTICLES.has(stem));
  return isParticle || stems.some((stem) => /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(stem));
};
