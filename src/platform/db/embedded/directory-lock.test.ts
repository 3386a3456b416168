import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../db.ts';
import { DirectoryLockedError, lockDirectory } from './directory-lock.ts';

const ESSENTIAL = 'PG_VERSION';
const ROUNDS = 100;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lares-lock-'));
  writeFileSync(join(folder, ESSENTIAL), '17\n');
  return folder;
}

/** Processes with a temporary folder each, which lock a folder when they receive its name. */
const others: ChildProcess[] = [];
const startOther = (): ChildProcess => {
  const env = { TMPDIR: mkdtempSync(join(tmpdir(), 'lares-lock-tmp-')) };
  const other = fork(new URL('../../../../tests/support/processes/folder-locker.ts', import.meta.url), {
    env,
    execArgv: [],
  });
  others.push(other);
  return other;
};

beforeAll(async () => {
  await Promise.all([startOther(), startOther()].map((other) => once(other, 'message')));
});
afterAll(() => {
  for (const other of others) other.kill('SIGKILL');
});

/** Answer of a process to a lock request: whether it holds the folder now. Without a folder it releases the one it holds. */
async function report(other: ChildProcess | undefined, folder: string | null): Promise<boolean> {
  if (!other) throw new Error('there is no such process');
  const answer = once(other, 'message');
  other.send({ folder });
  const [hasFolder] = await answer;
  return hasFolder as boolean;
}

test('a second claim on the same folder is refused until the first is given up, in one process too', () => {
  const folder = newFolder();
  const lock = lockDirectory(folder, [ESSENTIAL]);
  expect(() => lockDirectory(folder, [ESSENTIAL])).toThrow(DirectoryLockedError);
  lock.release();
  lockDirectory(folder, [ESSENTIAL]).release();
});

test(`of two processes the second never gets the folder, in ${ROUNDS} rounds, also when either removes the lock file`, async () => {
  const folder = newFolder();
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = round % 2 === 0 ? others : others.toReversed();
    expect(await report(first, folder)).toBe(true);
    if (round % 3 === 0) rmSync(join(folder, 'lares.lock'));
    expect(await report(second, folder)).toBe(false);
    await report(first, null);
  }
});

test('of two processes that claim at the same moment one gets the folder', async () => {
  const folder = newFolder();
  for (let round = 0; round < ROUNDS; round++) {
    const got = await Promise.all(others.map((other) => report(other, folder)));
    expect(got.toSorted()).toEqual([false, true]);
    await Promise.all(others.map((other) => report(other, null)));
  }
});

test('a killed process leaves nothing behind that blocks the next one', async () => {
  const folder = newFolder();
  const other = startOther();
  await once(other, 'message');
  expect(await report(other, folder)).toBe(true);
  expect(() => lockDirectory(folder, [ESSENTIAL])).toThrow(DirectoryLockedError);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockDirectory(folder, [ESSENTIAL]).release();
});

test('an essential file that comes into being later is claimed then', async () => {
  const folder = newFolder();
  rmSync(join(folder, ESSENTIAL));
  const lock = lockDirectory(folder, [ESSENTIAL]);
  writeFileSync(join(folder, ESSENTIAL), '17\n');
  lock.extend();
  rmSync(join(folder, 'lares.lock'));
  expect(await report(others[0], folder)).toBe(false);
  lock.release();
});

test('an open database cannot be opened again, even without the lock file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lares-lock-'));
  cpSync(inject('preparedFolder'), dataDir, { recursive: true });
  const first = await openDatabase({ databaseUrl: null, dataDir });
  const folder = join(dataDir, 'database');
  rmSync(join(folder, 'lares.lock'));
  expect(await report(others[0], folder)).toBe(false);
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(DirectoryLockedError);
  expect(await first.execute('select 1 as one')).toEqual([{ one: 1 }]);
  await first.close();
  rmSync(dataDir, { recursive: true });
});
