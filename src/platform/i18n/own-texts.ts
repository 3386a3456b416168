import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_FILES, LOCALES, type Locale } from '#kernel/locale.ts';
import { shippedTexts, type TextsById } from './messages.ts';
import { placeholdersOf } from './placeholders.ts';

/** Texts of an installation that replace the product's, by language. */
export type OwnTexts = Readonly<Partial<Record<Locale, TextsById>>>;

/**
 * Reads the texts of an installation: a folder with a file for each language (`en.json`, `fr-ch.json`, `de-ch.json`, `it-ch.json`), each an
 * object of texts by id. A language without a file uses the product's texts.
 *
 * @param fault receives each file, id and text that cannot be used
 * @throws Error when the folder cannot be read
 * @source docs/operations.md, "Texts of your own"
 */
export function readOwnTexts(folder: string, fault: (words: string) => void): OwnTexts {
  const texts: Partial<Record<Locale, TextsById>> = {};
  for (const file of filesOf(folder)) {
    const locale = LOCALES.find((known) => LOCALE_FILES[known] === file);
    if (locale) texts[locale] = readFile(join(folder, file), locale, (words) => fault(`TEXTS_DIR: ${file}: ${words}`));
    else fault(`TEXTS_DIR: ${file}: is none of ${LOCALES.map((known) => LOCALE_FILES[known]).join(', ')}`);
  }
  return texts;
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => !file.startsWith('.'));
  } catch {
    throw new Error('must be a folder with texts that this process can read');
  }
}

function readFile(path: string, locale: Locale, fault: (words: string) => void): TextsById {
  const content = parsed(path);
  if (content === null) {
    fault('must hold one JSON object with a text for each id');
    return {};
  }
  const given = shippedTexts(locale);
  for (const [id, text] of Object.entries(content)) {
    const words = faultOf(text, given[id], locale);
    if (words) fault(`${id}: ${words}`);
  }
  return content as TextsById;
}

function parsed(path: string): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof content === 'object' && content !== null && !Array.isArray(content)
      ? (content as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The fault of one text; null without one. */
function faultOf(text: unknown, given: string | undefined, locale: Locale): string | null {
  if (given === undefined) return 'there is no text with this id';
  if (typeof text !== 'string' || text.trim() === '') return 'must be a text that is not empty';
  try {
    const [wanted, has] = [placeholdersOf(given, locale), placeholdersOf(text, locale)];
    const missing = wanted.filter((name) => !has.includes(name));
    const extra = has.filter((name) => !wanted.includes(name));
    const faults = [
      missing.length > 0 && `lacks ${listOf(missing)}`,
      extra.length > 0 && `must not have ${listOf(extra)}`,
    ].filter((words) => words !== false);
    return faults.join(' and ') || null;
  } catch (error) {
    return `is no valid ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const listOf = (names: readonly string[]): string =>
  names.map((name) => (name.startsWith('<') ? name : `{${name}}`)).join(', ');
