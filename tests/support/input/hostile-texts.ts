/**
 * Pieces that regular expressions half match again and again: words of the product's own lists, signs of addresses, characters that
 * become several in a compatibility form, marks that have to be sorted, white space, digits.
 */
const PIECES = [
  ...[
    '㎩y_',
    'pay ',
    'pay_',
    'deposit before ',
    'nur ._-+',
    'whatsapp ',
    'visit the ',
    'expediA',
    'DE89 3704 ',
    'zwei ',
  ],
  ...['_', ' ', '\t', '\n', '\r', '\u00A0', '\u200B', '  .', '. ', ' ('],
  ...['@', 'a@', 'a@b', 'a@b.', 'a.', '._', '-', 'a-', 'a--', ' at a dot '],
  ...['0', '0 ', '1,', '1 1 ', '+41 ', 'null 7 ', "1'000", 'www.', 'http://a', 'a?redirectUrl='],
  ...['<', '<!--', '<p a=', '&#1', '<Document ', '/', '%2e', ';lang=', 'é', 'ﷺ'],
] as const;

/** How many texts there are. */
export const HOSTILE_TEXTS = PIECES.length;

/** Behind half of the texts, so that what matched all along does not match in the end. */
const LAST = '\u0001!';
const MARKS = ['\u0315\u0300', '\uFF9E\u0300', `${'\u0315\u0300'.repeat(20)}a`];

/**
 * Texts that cost the most.
 *
 * @param length characters
 */
export function hostileTexts(length: number): string[] {
  const pieces = [...PIECES.slice(0, -MARKS.length), ...MARKS];
  return pieces.map((piece, index) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    return index % 2 === 0 ? text : text.slice(0, -LAST.length) + LAST;
  });
}
