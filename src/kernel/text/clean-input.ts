import { normalForm } from './normal-form.ts';

/** Control characters but newline, and those that turn the direction of the text that follows them. */
const UNWANTED = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
/** Nothing to clean in a text of these alone. */
const PLAIN = /^[\n\x20-\x7E]*$/;

/**
 * Fields whose text is compared sign by sign. A password is any characters, and hashes were made of them as they came: taking
 * some away would lock out whoever has one in theirs. Only its composition is made the same, where it is hashed
 * (`password-hash.ts`), as it always was; no such text is kept or shown anywhere.
 */
const SECRETS: ReadonlySet<string> = new Set(['password', 'oldPassword', 'newPassword', 'token']);

/**
 * A text without control characters (a newline stays) and direction overrides, in normal form C.
 *
 * @source docs/reference/limits.md, "Characters"
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text) ? text : normalForm(text.toWellFormed().replaceAll(UNWANTED, ''), 'NFC');

/**
 * Cleans every text of what somebody sent, at any depth and in place, but for secrets. Returns it: a text cannot be changed in
 * place.
 */
export function cleanInput<Input>(input: Input): Input {
  if (typeof input === 'string') return cleanText(input) as Input;
  // A list instead of calls within calls: a body may be nested a hundred thousand deep.
  const waiting: unknown[] = [input];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) continue;
    const fields = part as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (typeof value !== 'string') waiting.push(value);
      else if (!SECRETS.has(name)) fields[name] = cleanText(value);
    }
  }
  return input;
}
