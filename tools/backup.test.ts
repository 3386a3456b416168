// engines: both
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { searchTable } from '#capabilities/search/server/index/search-index.ts';
import { readConfig } from '#platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lares-installation-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** A data folder with a database, two pictures and a secret, as the product writes it. */
function installation(name: string): string {
  const dataDir = join(root, name);
  cpSync(inject('preparedFolder'), dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'secret'), `${name} has a secret of its own, long enough`);
  return dataDir;
}

const opened = (dataDir: string): Promise<DatabaseHandle> =>
  openDatabase({ databaseUrl: null, dataDir, unlimitedStatements: true });
const configOf = (dataDir: string) => readConfig({ DATA_DIR: dataDir });
const emails = async ({ db }: DatabaseHandle): Promise<string[]> =>
  (await db.selectFrom('account').select('email').orderBy('email').execute()).map(({ email }) => email);
const leftovers = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => name.startsWith('copy-') || name.startsWith('restored-'));

test('a product goes on serving while it is backed up, and while the backup takes its place', async () => {
  const dataDir = installation('serving');
  const store = new FolderStore(join(dataDir, 'pictures'));
  await store.put('ab/picture.webp', Buffer.from('a picture'));
  const serving = await opened(dataDir);
  await anAccount(serving, { email: 'before@example.ch' });
  await anActiveOffer(serving.db);
  const file = join(root, 'serving.tar.gz');
  await backUp(configOf(dataDir), file);
  await anAccount(serving, { email: 'after@example.ch' });
  await anActiveOffer(serving.db);
  await store.remove('ab/picture.webp');
  expect((await searchTable(serving.db)).count).toBe(2);

  await expect(restore(configOf(dataDir), { file, mayReplace: false })).rejects.toThrow('--replace');
  await restore(configOf(dataDir), { file, mayReplace: true });
  expect(await emails(serving)).toEqual(['before@example.ch']);
  expect((await searchTable(serving.db)).count).toBe(1);
  expect(await store.has('ab/picture.webp')).toBe(true);
  await anAccount(serving, { email: 'later@example.ch' });
  // No other process gets the lock, neither the old nor the new one.
  await expect(opened(dataDir)).rejects.toThrow('Another process');
  await serving.close();
  expect(leftovers(dataDir)).toEqual([]);

  const again = await opened(dataDir);
  expect(await emails(again)).toEqual(['before@example.ch', 'later@example.ch']);
  await again.close();
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('database-before-'));
  const earlier = join(root, 'earlier');
  cpSync(join(dataDir, aside), join(earlier, 'database'), { recursive: true });
  const old = await opened(earlier);
  expect(await emails(old)).toEqual(['after@example.ch', 'before@example.ch']);
  await old.close();
});

test('an empty machine becomes the one that was backed up, secret included', async () => {
  const dataDir = installation('moving');
  const file = join(root, 'moving.tar.gz');
  await backUp(configOf(dataDir), file);
  const elsewhere = join(root, 'elsewhere');
  await restore(configOf(elsewhere), { file, mayReplace: false });
  expect(readFileSync(join(elsewhere, 'secret'), 'utf8')).toBe(readFileSync(join(dataDir, 'secret'), 'utf8').trim());
  const database = await opened(elsewhere);
  expect(await emails(database)).toEqual([]);
  await database.close();
});

test('a process that dies while one database replaces another leaves the earlier one', async () => {
  const dataDir = installation('dying');
  const aside = join(dataDir, 'database-before-2026-11-22T12-00-00-000Z');
  cpSync(join(dataDir, 'database'), aside, { recursive: true });
  rmSync(join(dataDir, 'database'), { recursive: true });
  const database = await opened(dataDir);
  expect(await emails(database)).toEqual([]);
  await database.close();
  expect(existsSync(aside)).toBe(false);
});
