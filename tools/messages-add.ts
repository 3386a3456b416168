import { readFile } from 'node:fs/promises';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import {
  type AllMessages,
  LOCALES_DIR,
  readAllMessages,
  withMessagesLock,
  writeAllMessages,
} from './messages/message-files.ts';
import { isMessageId, samePlaceholders, textProblems } from './messages/message-rules.ts';

/** New texts as people hand them in: `{ "offer.rooms": { "en": …, "fr": …, "de": …, "it": … } }`. */
export type NewMessages = Record<string, Partial<Record<Locale, string>>>;

function newMessageProblems(added: NewMessages): string[] {
  return Object.entries(added).flatMap(([id, texts]) => {
    const problems = isMessageId(id) ? [] : [`${id}: an id reads noun.thing`];
    for (const locale of LOCALES) {
      const text = texts[locale];
      if (text === undefined) problems.push(`${id}: ${locale} is missing`);
      else problems.push(...textProblems(text, locale).map((problem) => `${id}: ${locale} ${problem}`));
    }
    const unknown = Object.keys(texts).filter((key) => !LOCALES.includes(key as Locale));
    problems.push(...unknown.map((key) => `${id}: ${key} is none of our languages`));
    if (problems.length === 0 && !samePlaceholders(texts))
      problems.push(`${id}: placeholders differ between languages`);
    return problems;
  });
}

/** The files keep typographic apostrophes: a straight one quotes in ICU. */
function withTypographicApostrophes(added: NewMessages): NewMessages {
  return JSON.parse(JSON.stringify(added).replaceAll("'", '’')) as NewMessages;
}

/** A text whose id exists already is replaced. */
function mergeMessages(all: AllMessages, added: NewMessages): AllMessages {
  const merged = structuredClone(all);
  for (const [id, texts] of Object.entries(added)) {
    for (const locale of LOCALES) merged[locale][id] = texts[locale] ?? '';
  }
  return merged;
}

/**
 * Adds texts to the four files of a folder, all or none; others may be doing the same at this moment.
 *
 * @throws Error with everything that is wrong with the new texts, one line each
 */
export async function addMessages(written: NewMessages, dir = LOCALES_DIR): Promise<void> {
  const added = withTypographicApostrophes(written);
  const problems = newMessageProblems(added);
  if (problems.length > 0) throw new Error(`Nothing was added.\n${problems.join('\n')}`);
  await withMessagesLock(async () => writeAllMessages(mergeMessages(await readAllMessages(dir), added), dir), dir);
}

async function main(file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name a file: npm run messages:add -- FILE.json');
  const added = JSON.parse(await readFile(file, 'utf8')) as NewMessages;
  await addMessages(added);
  console.info(`${Object.keys(added).length} texts in ${LOCALES.length} languages added.`);
}

if (import.meta.main) {
  await main(process.argv[2]).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
