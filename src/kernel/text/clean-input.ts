import { normalForm } from './normal-form.ts';

/** Control characters except newline, and overrides of the text's direction. */
const UNWANTED = /(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
/** A text of these characters alone needs no cleaning. */
const PLAIN = /^[\n\x20-\x7E]*$/;

/**
 * Fields whose text is compared byte by byte. A password may hold any characters, and existing hashes were made of the raw text: removing
 * some would lock out its owner.
 *
 * Only its Unicode composition is unified, where it is hashed (`password-hash.ts`); no such text is stored or shown anywhere.
 */
const SECRETS: ReadonlySet<string> = new Set(['password', 'oldPassword', 'newPassword', 'token']);

/**
 * A text without control characters (a newline is allowed) and direction overrides, in normal form C.
 *
 * @source docs/reference/limits.md, "Characters"
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text) ? text : normalForm(text.toWellFormed().replaceAll(UNWANTED, ''), 'NFC');

/**
 * Cleans every text of an input, at any depth and in place, except for secrets. Returns the input, since a text itself cannot be changed in
 * place.
 */
export function cleanInput<Input>(input: Input): Input {
  if (typeof input === 'string') return cleanText(input) as Input;
  // A list instead of recursion: a body may be nested a hundred thousand deep.
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
