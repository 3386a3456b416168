/** Normal forms of Unicode. */
type NormalForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** Marks in a row that are kept; no language puts more than a few on a letter. The longest password has 50 characters. */
const MOST_MARKS = 50;
/** What no form leaves behind a letter without sorting it. */
const MARK = String.raw`[\p{M}\uFF9E\uFF9F]`;
const TOO_MANY_MARKS = new RegExp(`(?<!${MARK})(${MARK}{${MOST_MARKS}})${MARK}+`, 'gu');
const PLAIN = /^[\0-\x7F]*$/;

/**
 * A text in a normal form. Marks beyond 50 in a row go: to sort them takes as many steps as the square of their number, four seconds
 * for a body full of them.
 *
 * @source docs/reference/limits.md, "Characters"; https://www.unicode.org/reports/tr15/ "Stream-Safe Text Format"
 */
export const normalForm = (text: string, form: NormalForm): string =>
  PLAIN.test(text) ? text : text.replace(TOO_MANY_MARKS, '$1').normalize(form);
