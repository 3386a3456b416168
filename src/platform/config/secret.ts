import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { isLongSecret, SHORTEST_SECRET } from './secret-settings.ts';
import { ConfigError } from './settings-kind.ts';

const SECRET_BYTES = 32;
/** Length of the random suffix of a draft file's name, so that two processes write two files. */
const SUFFIX_BYTES = 6;

/**
 * The secrets of all signatures, the current one first: that of the settings, else the first line of `secret` in the data folder, made at
 * the first start and readable by its owner alone.
 *
 * Further lines and SECRET_PREVIOUS are earlier ones.
 *
 * @throws ConfigError when the file holds no secret
 */
export function readSecrets({
  secret,
  previousSecrets,
  dataDir,
}: Pick<Config, 'secret' | 'previousSecrets' | 'dataDir'>): [string, ...string[]] {
  if (secret !== null) return [secret, ...previousSecrets];
  const file = join(dataDir, 'secret');
  const [present, ...earlier] = linesOf(file) ?? linesOf(makeSecret(dataDir, file)) ?? [];
  if (present === undefined || ![present, ...earlier].every(isLongSecret))
    throw new ConfigError(`${file}: must have a secret of at least ${SHORTEST_SECRET} characters on each line`);
  return [present, ...earlier, ...previousSecrets];
}

/** Null without the file. */
function linesOf(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Makes the file atomically: the process may end at any moment, and another may do the same. Returns its path. */
function makeSecret(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, randomBytes(SECRET_BYTES).toString('base64url'));
    fsyncSync(descriptor);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft);
  }
  return file;
}
