import { normalForm } from '#kernel/text/normal-form.ts';

/**
 * The plain text of a value with markup: line breaks, also those written as backslash and n, and paragraphs become line breaks, list
 * items begin with a dash, every other tag is removed.
 *
 * The result contains no markup.
 *
 * @source docs/reference/feeds.md, "Markup"; docs/reference/limits.md, "Characters"
 */
export function plainText(markup: string): string {
  // Characters that are removed anyway are removed first: inside a tag they would hide it.
  const text = cleanCharacters(decodeEntities(markup))
    .replaceAll(/(?:\\r)?\\n/g, '\n')
    .replaceAll(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, '')
    .replaceAll(/<li\b[^<>]*>/gi, '\n- ')
    .replaceAll(/<(?:\/?(?:br|p|div|tr|h[1-6])|\/[uo]l)\b[^<>]*>/gi, '\n')
    .replaceAll(/<(?:\/?[a-z]|!)[^<>]*>/gi, '');
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The plain text of a value on one line, such as a title or a street. */
export const plainLine = (markup: string): string => plainText(markup).replaceAll(/\n+/g, ' ');

/** The text in at most so many characters, ending in an ellipsis where it was longer. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}

/**
 * The text without control characters other than the line break, without direction marks; in NFC.
 *
 * @source docs/reference/limits.md, "Characters"
 */
export function cleanCharacters(text: string): string {
  if (CLEAN.test(text)) return text;
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\t\u00A0]/g, ' ')
    .replaceAll(/(?!\n)\p{Cc}|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFD]/gu, '');
  return normalForm(clean, 'NFC');
}

/** Matches texts that need no cleaning: most do not, and the test is much quicker. */
const CLEAN = /^[\n\x20-\x7E\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u20AC]*$/;

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d?));/gi, (entity, decimal, hex, name) => {
    if (name) return NAMED_ENTITIES.get(name) ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** The named HTML entities that occur in texts of our four languages. */
const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...pairs('amp & lt < gt > quot " apos \''),
  ...pairs('auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß'),
  ...pairs('agrave à acirc â aacute á aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì icirc î iuml ï'),
  ...pairs('ograve ò ocirc ô oelig œ ugrave ù ucirc û Agrave À Acirc Â Ccedil Ç Egrave È Eacute É Ecirc Ê'),
  ...pairs('Euml Ë Igrave Ì Icirc Î Iuml Ï Ograve Ò Ocirc Ô OElig Œ Ugrave Ù Ucirc Û'),
  ...pairs('laquo « raquo » lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ ndash – mdash — hellip … bull • middot ·'),
  ...pairs('euro € sect § deg ° sup2 ² sup3 ³ frac12 ½ frac14 ¼ frac34 ¾ times × plusmn ± copy © reg ® trade ™'),
  ['nbsp', ' '],
  ['shy', ''],
]);

function pairs(text: string): [string, string][] {
  const words = text.split(' ');
  return words.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, words[index + 1] ?? '']] : []));
}
