/**
 * Reads a number as people in Switzerland write it: 1'950, 1’950.–, 1 950, 3.5, 3,5, CHF 1,950. A point or comma
 * before exactly three last digits groups thousands, unless nothing or a zero is before it.
 *
 * @returns null for an empty text, `'invalid'` for a text that is no number
 */
export function parseNumber(text: string): number | null | 'invalid' {
  const bare = text
    .replace(/^\s*(CHF|EUR|Fr\.?)/i, '')
    .replace(/[.,][–—-]+\s*$/, '')
    .replace(/['’`´\s]/g, '')
    .replace('−', '-');
  if (bare === '') return null;
  const grouped = bare.replace(/[.,](?<=[1-9]\d*.)(?=\d{3}(?:[.,]|$))/g, '');
  const plain = grouped.replace(',', '.');
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) : 'invalid';
}
