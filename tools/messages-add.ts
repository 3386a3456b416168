import { readFile } from 'node:fs/promises';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { MESSAGE_PARTS, type MessagePart } from '#kit/i18n/message-parts.ts';
import {
  type AllMessages,
  LOCALES_DIR,
  type PartMessages,
  readAllMessages,
  withMessagesLock,
  writePart,
} from './messages/message-files.ts';
import { isMessageId, samePlaceholders, textProblems } from './messages/message-rules.ts';

/** Input format of new texts: `{ "offer.rooms": { "en": …, "fr": …, "de": …, "it": … } }`. */
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

/** Texts that exist in another part: an id belongs to one. */
function elsewhereProblems(all: AllMessages, part: MessagePart, added: NewMessages): string[] {
  const others = MESSAGE_PARTS.filter((other) => other !== part);
  return Object.keys(added).flatMap((id) =>
    others.filter((other) => id in all[other].en).map((other) => `${id}: it stands in ${other} already`),
  );
}

/** The files have typographic apostrophes: a straight one quotes in ICU. */
function withTypographicApostrophes(added: NewMessages): NewMessages {
  return JSON.parse(JSON.stringify(added).replaceAll("'", '’')) as NewMessages;
}

/** A text with an existing id is replaced. */
function mergeMessages(present: PartMessages, added: NewMessages): PartMessages {
  const merged = structuredClone(present);
  for (const [id, texts] of Object.entries(added)) {
    for (const locale of LOCALES) merged[locale][id] = texts[locale] ?? '';
  }
  return merged;
}

/**
 * Adds texts to the four files of a part, all or none; other processes may do the same at this moment.
 *
 * @throws Error with all faults of the new texts, one line each
 */
export async function addMessages(part: MessagePart, written: NewMessages, dir = LOCALES_DIR): Promise<void> {
  const added = withTypographicApostrophes(written);
  await withMessagesLock(async () => {
    const all = await readAllMessages(dir);
    const problems = [...newMessageProblems(added), ...elsewhereProblems(all, part, added)];
    if (problems.length > 0) throw new Error(`Nothing was added.\n${problems.join('\n')}`);
    await writePart(part, mergeMessages(all[part], added), dir);
  }, dir);
}

async function main([name, file]: readonly string[]): Promise<void> {
  const part = MESSAGE_PARTS.find((known) => known === name);
  if (part === undefined || file === undefined) {
    const parts = MESSAGE_PARTS.join(', ');
    throw new Error(`Name a part and a file: npm run messages:add -- PART FILE.json\nParts: ${parts}`);
  }
  const added = JSON.parse(await readFile(file, 'utf8')) as NewMessages;
  await addMessages(part, added);
  console.info(`${Object.keys(added).length} texts in ${LOCALES.length} languages added to ${part}.`);
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
