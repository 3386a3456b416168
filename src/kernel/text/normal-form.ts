/** Normal forms of Unicode. */
type NormalForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/**
 * More than 50 marks in a row, including those that no normal form moves behind a letter without sorting. No language puts more than a few
 * on a letter, and the longest password has 50 characters.
 */
const TOO_MANY_MARKS = /(?<![\p{M}\uFF9E\uFF9F])([\p{M}\uFF9E\uFF9F]{50})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text in a normal form. Marks beyond 50 in a row are removed: sorting them takes quadratic time, four seconds for a body full of them.
 *
 * @source docs/reference/limits.md, "Characters"; https://www.unicode.org/reports/tr15/ "Stream-Safe Text Format"
 */
export const normalForm = (text: string, form: NormalForm): string =>
  text.replace(TOO_MANY_MARKS, '$1').normalize(form);
