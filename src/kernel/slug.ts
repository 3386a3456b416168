/** Letters whose plain spelling is two letters; accents alone are handled by Unicode decomposition. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe' };

/**
 * A text as one segment of an address: lower-case ASCII letters and digits, words joined by hyphens.
 * `Zürich Enge` is `zuerich-enge`; a text without letters or digits is the empty string.
 *
 * @source paths, "Rules"
 */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => TWO_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
