/** Longest address, characters. @source docs/reference/limits.md, "Texts" */
const LONGEST_ADDRESS = 50;

/**
 * Whether a text is one plain e-mail address: no name beside it, no list, no line break, and no part that a mail program would read as a
 * second recipient.
 *
 * Stricter than the standard: quoted parts and addresses without a dot after the @ are refused.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST_ADDRESS && /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+\.[^\s"(),:;<>@[\\\].]{2,}$/u.test(text);
