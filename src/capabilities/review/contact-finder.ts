/** What somebody can be reached by, found in a text. */
export interface FoundContact {
  kind: 'email' | 'link' | 'phone';
  /** As it stands in the text. */
  excerpt: string;
}

const AT = String.raw`(?:@|\s*[([{<]\s*(?:at|ät|arobase|chiocciola|a)\s*[)\]}>]\s*|\s+(?:at|ät|arobase|arobas|chiocciola|klammeraffe)\s+)`;
const DOT = String.raw`(?:\.|\s*[([{<]\s*(?:dot|punkt|point|punto|\.)\s*[)\]}>]\s*|\s+(?:dot|punkt|point|punto)\s+)`;
const ENDING = '(?:ch|li|com|net|org|info|eu|fr|de|it|at|io|me|immo|swiss|email|online|shop|biz|co)';
const LABEL = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,60}[\p{L}\d])?`;
const HOST = String.raw`${LABEL}(?:${DOT}${LABEL}){0,4}${DOT}${ENDING}(?![\p{L}\d])`;

const EMAIL = new RegExp(String.raw`[\p{L}\d][\p{L}\d._+-]{0,60}${AT}${HOST}`, 'giu');
const ADDRESS = /\b(?:https?:\/\/|www\.)\S{3,200}/gi;
// A name and an ending with nothing between: a sentence that ends and goes on without a space is none, "Zürich.De" would be.
const BARE = new RegExp(String.raw`(?<![\p{L}\d@.])${HOST}(?:\/\S{0,100})?`, 'gu');
const MESSENGER = /\b(?:whats\s?app|telegram|threema|viber)\b[^\p{L}\d]{0,3}[+\d][\d\s./()-]{5,}/giu;

/** A zero, a plus or two zeroes, then digits with whatever stands between them; a letter O is a zero there. */
const DIGITS = /(?<![\p{L}\d])(?:\+|00|0|O)[\d\sO.,/()_*–-]{7,30}\d/gu;
const LEAST_DIGITS = 9;
const MOST_DIGITS = 15;

const DIGIT_WORDS = [
  ...['null', 'eins', 'zwei', 'zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  ...['zéro', 'zero', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  ...['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'],
  ...['one', 'two', 'three', 'four', 'five', 'seven', 'eight', 'nine'],
];
/** Digits in words, one after another, with figures among them: "null 79, drei, vier …". */
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:${DIGIT_WORDS.join('|')}|un|\d{1,3})[\s,.;/-]{1,3}){6,}(?:${DIGIT_WORDS.join('|')}|un|\d{1,3})(?![\p{L}\d])`,
  'giu',
);
const LEAST_SPOKEN = 5;

/** Longest part of a text that is shown. */
const LONGEST = 80;
const MOST = 10;

/**
 * Telephone numbers, e-mail addresses and links in a text, also where they are written so that a program should miss them: with
 * words for their signs in four languages, with spaces, letters or words for digits. A hint for a person, who looks.
 */
export function findContacts(text: string): FoundContact[] {
  const emails = found(text, EMAIL, 'email');
  const rest = without(text, emails);
  const links = [...found(rest, ADDRESS, 'link'), ...found(without(rest, found(rest, ADDRESS, 'link')), BARE, 'link')];
  const numbers = found(rest, DIGITS, 'phone').filter(({ excerpt }) => isNumber(excerpt));
  const spoken = found(rest, SPOKEN, 'phone').filter(({ excerpt }) => wordsIn(excerpt) >= LEAST_SPOKEN);
  return [...emails, ...links, ...numbers, ...found(without(rest, numbers), MESSENGER, 'phone'), ...spoken].slice(
    0,
    MOST,
  );
}

const found = (text: string, pattern: RegExp, kind: FoundContact['kind']): FoundContact[] =>
  [...text.matchAll(pattern)].map(([excerpt]) => ({ kind, excerpt: excerpt.trim().slice(0, LONGEST) }));

const without = (text: string, contacts: readonly FoundContact[]): string =>
  contacts.reduce((rest, { excerpt }) => rest.replace(excerpt, ' '), text);

function isNumber(excerpt: string): boolean {
  const digits = excerpt.replaceAll('O', '0').replace(/\D/g, '');
  // A date is none: 01.12.2026 has eight digits, a row of them has more dots than a number.
  const isDate = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}/.test(excerpt);
  return !isDate && digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS;
}

const wordsIn = (excerpt: string): number => (excerpt.match(/\p{L}{2,}/gu) ?? []).length;
