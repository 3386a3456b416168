import type { Stats } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { operatorMessage } from '../src/product/operator-message.ts';

/** Wrong usage of a command: the message, besides the usage, is complete for the operator. */
export class UsageError extends Error {}

/** Writes the reason of a failed command to the error output. */
export function printFailure(error: unknown, usage: string): void {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else console.error(operatorMessage(error) ?? error);
}

/** Facts of a readable file. @throws PlainError with the reason where it cannot be read */
export async function demandFile(file: string): Promise<Stats> {
  const found = await stat(file)
    .then(async (entry) => {
      await access(file, constants.R_OK);
      return entry;
    })
    .catch((error: unknown) => {
      throw new PlainError(`The file ${file} cannot be read: ${reasonOf(error)}.`);
    });
  if (found.isDirectory()) throw new PlainError(`The file ${file} cannot be read: it is a folder.`);
  return found;
}

/** @throws PlainError for a path that is no folder, or cannot be read */
export async function demandFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    throw new PlainError(`The folder ${folder} cannot be read: ${reasonOf(error)}.`);
  });
  if (!found.isDirectory()) throw new PlainError(`${folder} is no folder.`);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'it does not exist';
  if (code === 'EACCES') return 'access is denied';
  return message;
}
