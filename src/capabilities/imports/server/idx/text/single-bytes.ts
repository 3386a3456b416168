import iconv from 'iconv-lite';
import { isSupportedLetter, isUsualCharacter } from './characters.ts';

/** Single-byte encodings of feeds. */
export type SingleByteEncoding = 'Windows-1252' | 'CP850' | 'MacRoman';

/**
 * The single-byte encoding of lines: the only one in which they read as the four languages do. Capitals within a word, letters of
 * other languages and drawing characters count against an encoding.
 *
 * Where more than one is left, words that are frequent in adverts decide; where they do not, the result is undecided.
 *
 * @param lines bytes as ISO-8859-1 shows them
 */
export function detectSingleByteEncoding(
  lines: readonly string[],
): { encoding: SingleByteEncoding } | { couldBe: readonly string[] } {
  const readings = CANDIDATES.map((encoding) => ({ encoding, ...readAs(lines, encoding) }));
  const fewest = Math.min(...readings.map(({ strange }) => strange));
  const likely = readings.filter(({ strange }) => strange <= fewest * CLEARLY_MORE);
  const mostWords = Math.max(...likely.map(({ words }) => words));
  const best = likely.filter(({ words }) => words === mostWords);
  const [first, ...others] = best;
  const isRead = fewest * 4 <= lengthOf(lines);
  if (first && others.length === 0 && isRead) return { encoding: first.encoding };
  return { couldBe: (isRead ? best : readings).map(({ encoding }) => encoding) };
}

/** Decodes bytes, given as ISO-8859-1 shows them. */
export function readSingleBytes(latin1: string, encoding: SingleByteEncoding): string {
  const bytes = Buffer.from(latin1, 'latin1');
  if (encoding === 'CP850') return iconv.decode(bytes, 'cp850');
  return (encoding === 'MacRoman' ? macRoman : windows1252).decode(bytes);
}

const windows1252 = new TextDecoder('windows-1252');
const macRoman = new TextDecoder('macintosh');

const CANDIDATES: readonly SingleByteEncoding[] = ['Windows-1252', 'CP850', 'MacRoman'];
/** Factor of unexplained characters, compared with the best encoding, from which an encoding is excluded. */
const CLEARLY_MORE = 1.5;

const lengthOf = (lines: readonly string[]): number =>
  lines.reduce((length, line) => length + (line.match(/[\x80-\xFF]/g)?.length ?? 0), 0);

function readAs(lines: readonly string[], encoding: SingleByteEncoding): { strange: number; words: number } {
  let strange = 0;
  let words = 0;
  for (const line of lines) {
    const text = readSingleBytes(line, encoding);
    for (const { index } of text.matchAll(/[^\0-\x7F]/g)) strange += isStrange(text, index) ? 1 : 0;
    words += text.toLowerCase().match(FREQUENT)?.length ?? 0;
  }
  return { strange, words };
}

function isStrange(text: string, index: number): boolean {
  const character = text[index] ?? '';
  const before = text[index - 1] ?? ' ';
  const after = text[index + 1] ?? ' ';
  if (!isUsualCharacter(character)) return true;
  const isAmongLetters = /\p{L}/u.test(before) && /\p{L}/u.test(after);
  if (!isSupportedLetter(character)) return isAmongLetters && !/[’‘´·]/.test(character);
  if (/\p{Ll}/u.test(before)) return /\p{Lu}/u.test(character);
  // "à" is the only one of them that is a word.
  return !/\p{L}/u.test(before + after) && !/[àÀ]/.test(character);
}

/** Frequent words that identify a letter: each would be a word of no language in another encoding. */
const FREQUENT =
  /(?<!\p{L})(?:für|über|küche|zürich|möbliert\p{L}*|nähe|bäder|gebäude|schöne[nrs]?|grosszügige?[nrs]?|geräumige?[nrs]?|wäsche\p{L}*|fläche|büro|räume|verfügbar|erhältlich|gäste|parkplätze|genève|étage|pièces?|près|séjour|équipée?|école|très|métro|rénovée?|meublée?|lumière|située?|bâtiment|boîte|clé|façade|été|entrée|balcon à|loué|disponibilité|régie|città|più|è|qualità|possibilità|disponibilità|già)(?!\p{L})/gu;
