import { normalForm } from '#kernel/text/normal-form.ts';

/** Letters that Unicode decomposition leaves whole. */
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** "Saint" in the national languages; the forms ending in -o are names of their own (San Gallo). */
const SAINT = /(?<= )(saint|sainte|sankt|ste) (?=[a-z])/g;

/**
 * A place name normalised for look-ups, so that its spellings match: lower case, no accents, `ß` as `ss`, punctuation as one blank,
 * every "Saint" as `st`.
 *
 * `St. Gallen`, `sankt gallen` and `ST GALLEN` become `st gallen`.
 */
export const nameKey = (text: string): string => ` ${foldName(text)} `.replace(SAINT, 'st ').trim();

/** The normalisation of `nameKey` with every "Saint" left as written. */
function foldName(text: string): string {
  return normalForm(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœø]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Every key that finds a name: as `nameKey` returns it, with umlauts written out (`zuerich`), with "Saint" as written (found while
 * being typed), and without its article (`chaux de fonds`).
 *
 * Further keys omit the canton or place that distinguishes it (`Wil (SG)` by `wil`), or hold one of two names (`Biel/Bienne`).
 */
export function nameKeys(name: string): string[] {
  const parts = name.split('/').map((part) => part.trim());
  const names = [name, withoutBrackets(name), ...(parts.length > 1 ? parts : [])];
  const keys = names.flatMap((text) => [nameKey(text), foldName(text), nameKey(withUmlautsWrittenOut(text))]);
  const withoutArticle = keys.flatMap((key) => /^(?:la|le|les|il|lo) (.{3,})$/.exec(key)?.[1] ?? []);
  return [...new Set([...keys, ...withoutArticle])].filter((key) => key !== '');
}

/** A name without the canton or place at its end that distinguishes it: `Carouge (GE)` becomes Carouge. */
export const withoutBrackets = (name: string): string => name.replace(/ \([^()]*\)$/, '');

const withUmlautsWrittenOut = (text: string): string =>
  normalForm(text, 'NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${normalForm(letter, 'NFD').charAt(0)}e`);
