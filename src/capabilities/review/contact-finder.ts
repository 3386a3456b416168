/** Contact data found in a text. */
export interface FoundContact {
  kind: 'email' | 'link' | 'phone';
  /** The matched part of the text. */
  excerpt: string;
}

/** An address written with words or brackets for its signs. Few spaces are allowed around them: a match may begin at each space of a text. */
const DISGUISED =
  /\s{0,3}[([{<]\s{0,3}(?:(at|ät|arobase|chiocciola|a)|dot|punkt|point|punto|\.)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}(?:(at|ät|arobase|arobas|chiocciola|klammeraffe)|dot|punkt|point|punto)\s{1,3}/giu;
const HOST_NAME = String.raw`[\p{L}\d-]{1,62}(?:\.[\p{L}\d-]{1,62}){0,4}\.(?:ch|li|com|net|org|info|eu|fr|de|it|at|io|me|immo|swiss|email|online|shop|biz|co)(?![\p{L}\d])`;
/** Matches from the sign: a match that begins with the mailbox would rescan each name in the text. */
const EMAIL_FROM_SIGN = new RegExp(`@${HOST_NAME}`, 'giu');
const MAILBOX_CHARACTER = /[\p{L}\d._+-]/u;
const LONGEST_MAILBOX = 61;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S{3,200}/gi;
// A name and an ending with nothing between; a missing space between sentences is no match, but "Zürich.De" would be.
const BARE = new RegExp(String.raw`(?<![\p{L}\d@.-])${HOST_NAME}(?:\/\S{0,100})?`, 'gu');
const MESSENGER = /\b(?:whats\s?app|telegram|threema|viber)\b[^\p{L}\d]{0,3}[+\d][\d\s./()-]{5,60}/giu;

/** A zero, a plus or two zeroes, then digits with any separators; a letter O counts as zero there. */
const DIGITS = /(?<![\p{L}\d])(?:\+|00|0|O)[\d\sO.,/()_*–-]{7,30}\d/gu;
const LEAST_DIGITS = 9;
const MOST_DIGITS = 15;

const DIGIT_WORDS = [
  'null',
  'eins',
  'zwei',
  'zwo',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zéro',
  'zero',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'one',
  'two',
  'three',
  'four',
  'five',
  'seven',
  'eight',
  'nine',
];
/** Digits in words, in sequence, mixed with digits: "null 79, drei, vier …". Bounded, so that any text takes linear time. */
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:${DIGIT_WORDS.join('|')}|un|\d{1,3})[\s,.;/-]{1,3}){6,24}(?:${DIGIT_WORDS.join('|')}|un|\d{1,3})(?![\p{L}\d])`,
  'giu',
);
const LEAST_SPOKEN = 5;

/** Longest excerpt shown, characters. */
const LONGEST = 80;
const MOST = 10;

/**
 * Telephone numbers, e-mail addresses and links in a text, disguised ones included: words for their signs in four languages, spaces,
 * letters or words for digits. A hint for a reviewer.
 */
export function findContacts(text: string): FoundContact[] {
  const emails = inDisguise(text, emailsIn);
  const rest = without(text, emails);
  const addresses = rangesOf(rest, ADDRESS);
  const hosts = without(rest, addresses);
  const numbers = rangesOf(rest, DIGITS).filter((range) => isNumber(excerptOf(rest, range)));
  const messengers = without(rest, numbers);
  const spoken = rangesOf(rest, SPOKEN).filter((range) => wordsIn(excerptOf(rest, range)) >= LEAST_SPOKEN);
  return [
    ...found('email', text, emails),
    ...found('link', rest, addresses),
    ...found(
      'link',
      hosts,
      inDisguise(hosts, (plain) => rangesOf(plain, BARE)),
    ),
    ...found('phone', rest, numbers),
    ...found('phone', messengers, rangesOf(messengers, MESSENGER)),
    ...found('phone', rest, spoken),
  ].slice(0, MOST);
}

/** A range of a text, from a position up to another one, exclusive. */
interface TextRange {
  start: number;
  end: number;
}

/** Matches in the text after its sign words are replaced, as ranges of the original. */
function inDisguise(text: string, find: (plain: string) => TextRange[]): TextRange[] {
  const signs: { at: number; longer: number }[] = [];
  let longer = 0;
  const plain = text.replace(
    DISGUISED,
    (sign, bracketed: string | undefined, spoken: string | undefined, at: number) => {
      signs.push({ at: at - longer, longer: sign.length - 1 });
      longer += sign.length - 1;
      return bracketed === undefined && spoken === undefined ? '.' : '@';
    },
  );
  const places = signs.values();
  let [next, passed] = [places.next().value, 0];
  // Ranges come in the order of the text, so the signs are walked once.
  const placeInText = (place: number): number => {
    for (; next && next.at < place; next = places.next().value) passed += next.longer;
    return place + passed;
  };
  return find(plain).map(({ start, end }) => ({ start: placeInText(start), end: placeInText(end) }));
}

const rangesOf = (text: string, pattern: RegExp): TextRange[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ start: index, end: index + found.length }));

function emailsIn(text: string): TextRange[] {
  const emails: TextRange[] = [];
  for (const { start: sign, end } of rangesOf(text, EMAIL_FROM_SIGN)) {
    const first = Math.max(sign - LONGEST_MAILBOX, emails.at(-1)?.end ?? 0);
    let start = sign;
    while (start > first && MAILBOX_CHARACTER.test(text.charAt(start - 1))) start -= 1;
    if (start < sign) emails.push({ start, end });
  }
  return emails;
}

const excerptOf = (text: string, { start, end }: TextRange): string => text.slice(start, end).trim().slice(0, LONGEST);

const found = (kind: FoundContact['kind'], text: string, ranges: readonly TextRange[]): FoundContact[] =>
  ranges.map((range) => ({ kind, excerpt: excerptOf(text, range) }));

/** The text with a space in place of each range. */
function without(text: string, ranges: readonly TextRange[]): string {
  const rests = ranges.map(({ start }, index) => text.slice(ranges[index - 1]?.end ?? 0, start));
  return [...rests, text.slice(ranges.at(-1)?.end ?? 0)].join(' ');
}

function isNumber(excerpt: string): boolean {
  const digits = excerpt.replaceAll('O', '0').replace(/\D/g, '');
  // A date is no number: 01.12.2026 has eight digits, but a series of dates has more dots than a number.
  const isDate = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}/.test(excerpt);
  return !isDate && digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS;
}

const wordsIn = (excerpt: string): number => (excerpt.match(/\p{L}{2,}/gu) ?? []).length;
