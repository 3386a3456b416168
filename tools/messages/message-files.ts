import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LOCALE_FILES, LOCALES, type Locale } from '#kernel/locale.ts';
import { MESSAGE_PARTS, type MessagePart } from '#kit/i18n/message-parts.ts';

/** Texts of one language by id, as one file of `locales/` holds them. */
export type Messages = Record<string, string>;

/** The four languages of one part. */
export type PartMessages = Record<Locale, Messages>;

/** All parts together. */
export type AllMessages = Record<MessagePart, PartMessages>;

/** The folder of the product’s texts. */
export const LOCALES_DIR = fileURLToPath(new URL('../../locales/', import.meta.url));

const LOCK_TRIES = 200;
const LOCK_PAUSE_MS = 50;

/** Reads all parts; a missing file holds no texts. @throws SyntaxError when a file is no JSON */
export async function readAllMessages(dir = LOCALES_DIR): Promise<AllMessages> {
  const entries = MESSAGE_PARTS.map(async (part) => [part, await readPart(`${dir}/${part}`)] as const);
  return Object.fromEntries(await Promise.all(entries)) as AllMessages;
}

async function readPart(folder: string): Promise<PartMessages> {
  const entries = LOCALES.map(async (locale) => {
    const file = `${folder}/${LOCALE_FILES[locale]}`;
    return [locale, existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as PartMessages;
}

/** Writes a part, ids sorted. A file is replaced in one step, so a reader never sees half of it. */
export async function writePart(part: MessagePart, messages: PartMessages, dir = LOCALES_DIR): Promise<void> {
  await mkdir(`${dir}/${part}`, { recursive: true });
  for (const locale of LOCALES) {
    const file = `${dir}/${part}/${LOCALE_FILES[locale]}`;
    await writeFile(`${file}.new`, `${JSON.stringify(sortedById(messages[locale]), null, 2)}\n`);
    await rename(`${file}.new`, file);
  }
}

/**
 * Runs `work` while no other process changes the files: a directory is the lock, because making one is atomic everywhere.
 *
 * @throws Error after ten seconds of waiting, naming the directory to remove should its owner have died
 */
export async function withMessagesLock<T>(work: () => Promise<T>, dir = LOCALES_DIR): Promise<T> {
  const lock = `${dir}/.lock`;
  await acquire(lock);
  try {
    return await work();
  } finally {
    await rmdir(lock);
  }
}

async function acquire(lock: string): Promise<void> {
  for (let attempt = 0; attempt < LOCK_TRIES; attempt += 1) {
    try {
      await mkdir(lock);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      await wait(LOCK_PAUSE_MS);
    }
  }
  throw new Error(`The texts are locked. If no other process is adding any, remove ${lock} and try again.`);
}

const sortedById = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
