import { statfsSync } from 'node:fs';
import { firstLine } from '../../terminal/plain-error.ts';
import { isConnectionLost } from './database-away.ts';

const UNREACHABLE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'the host’s name cannot be looked up',
  ECONNREFUSED: 'no server listens there',
  ENOENT: 'there is no such socket',
};

/** Least free space, bytes. A database without room for the next part of its log cannot open, and fails with many different errors. */
const LEAST_ROOM_BYTES = 16 * 1024 * 1024;

/** The reason why a server cannot be used, in one line without user and password. */
export function serverErrorText(error: unknown, databaseUrl: string): string {
  const { hostname, host, searchParams } = new URL(databaseUrl);
  const place = host || searchParams.get('host') || 'localhost';
  const { code } = (error ?? {}) as { code?: unknown };
  if (!isConnectionLost(error)) return `The database at ${place} refuses us: ${firstLine(error)} (see DATABASE_URL).`;
  const reason = UNREACHABLE[String(code)] ?? (code === 'ETIMEDOUT' ? 'no answer' : firstLine(error));
  const isNamed = hostname !== '' && reason.includes(hostname);
  return `The database${isNamed ? '' : ` at ${place}`} does not answer: ${reason} (see DATABASE_URL).`;
}

/** The reason why a folder cannot be opened as a database, in one line. */
export function folderErrorText(error: unknown, folder: string): string {
  const { bavail, bsize } = statfsSync(folder);
  const reason = bavail * bsize < LEAST_ROOM_BYTES ? 'the disk is full' : firstLine(error);
  return `The database in ${folder} does not open: ${reason} (see DATA_DIR).`;
}
