// engines: both
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { BACKUP_METRICS } from '#platform/backup/backup-trial.metrics.ts';
import { type TrialParts, tryNewestBackup } from '#platform/backup/backup-trial.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anAccount } from '#tests/factories/account.ts';
import { isServerTested, serverUrlOf, type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { DERIVED_TABLES } from '../../src/product/modules.ts';

const NOW = new Date('2026-11-22T04:27:00Z');
let root: string;
let database: TestDatabase;
let dataDir: string;
let backupDir: string;
const output: string[] = [];
const note = (facts: object, words: string): void => void output.push(`${words} ${JSON.stringify(facts)}`);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'lares-trial-'));
  database = await testDatabase();
  await anAccount(database, { email: 'kept@example.ch' });
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});
let number = 0;
beforeEach(() => {
  output.length = 0;
  dataDir = join(root, `data-${++number}`);
  backupDir = join(root, `backups-${number}`);
  for (const folder of [dataDir, backupDir]) mkdirSync(folder);
});

/** A backup of the product; others in the folder are older. */
async function aBackup(name = 'lares-2026-11-22.tar.gz'): Promise<string> {
  const file = join(backupDir, name);
  const derivedTables = DERIVED_TABLES.flatMap(({ names }) => names);
  const store = new FolderStore(join(root, 'pictures'));
  await makeBackup(file, { database, store, secret: null, derivedTables, now: new Date('2026-11-22T03:15:00Z') });
  return file;
}

/** @param url of the product's database server, where the trial may use it */
const tryIt = async (further: Partial<TrialParts> = {}, url?: string): Promise<void> => {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url ?? '' };
  const log = { info: note, error: note };
  const signal = new AbortController().signal;
  const bounds = { longestMs: 300_000, leastRoomBytes: 0 };
  await tryNewestBackup({ config: { backupDir, dataDir }, database, log, signal, bounds, env, ...further }, NOW);
};

const metrics = () => Promise.all(BACKUP_METRICS.map(({ read }) => read(database.db)));

test('the newest backup is restored into a database of its own, which is gone afterwards', async () => {
  writeFileSync(join(backupDir, 'lares-2026-11-01.tar.gz'), 'an old one that is damaged');
  utimesSync(join(backupDir, 'lares-2026-11-01.tar.gz'), 1, 1);
  await aBackup();
  await tryIt();
  expect(output).toHaveLength(1);
  expect(output[0]).toMatch(
    /^The newest backup was restored on trial\. .*"takenAt":"2026-11-22T03:15:00.000Z".*"embedded"/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
  expect(await metrics()).toEqual([NOW.getTime() / 1_000, new Date('2026-11-22T03:15:00Z').getTime() / 1_000, 0]);
});

test('a backup that cannot be restored is reported, by the log and the metrics', async () => {
  writeFileSync(join(backupDir, 'lares-2026-11-22.tar.gz'), 'not a backup');
  await tryIt();
  expect(output[0]).toMatch(/^The newest backup cannot be restored\. .*is no backup/);
  rmSync(join(backupDir, 'lares-2026-11-22.tar.gz'));
  await tryIt();
  expect(output[1]).toContain('There is no backup in');
  // When a trial succeeded last stays known.
  expect(await metrics()).toEqual([NOW.getTime() / 1_000, null, 1]);
});

test('a trial that takes too long, fills the disk, or outlives its process ends and leaves nothing', async () => {
  await aBackup();
  await tryIt({ bounds: { longestMs: 500, leastRoomBytes: 0 } });
  await tryIt({ bounds: { longestMs: 300_000, leastRoomBytes: Number.MAX_SAFE_INTEGER } });
  expect(output.map((line) => /"failure":"(.*?)"/.exec(line)?.[1])).toEqual([
    'It took too long.',
    `${dataDir} is nearly full.`,
  ]);
  const stopping = new AbortController();
  const stopped = tryIt({ signal: stopping.signal });
  const hasBegun = (): boolean => readdirSync(dataDir).some((name) => existsSync(join(dataDir, name, 'database')));
  await vi.waitFor(() => expect(hasBegun()).toBe(true), { timeout: 120_000 });
  stopping.abort();
  await expect(stopped).rejects.toThrow('abort');
  expect(output).toHaveLength(2);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('without a folder of backups nothing is done', async () => {
  await tryIt({ config: { backupDir: null, dataDir } });
  expect(output).toEqual([]);
});

test('the rest of a killed trial or restore goes with the next start, data in use stays', async () => {
  const left = join(dataDir, 'restored-Ab12Cd');
  cpSync(inject('preparedFolder'), left, { recursive: true });
  writeFileSync(join(left, 'lares.lock'), '');
  const { makeScratch, clearScratch } = await import('#platform/db/embedded/scratch-folder.ts');
  mkdirSync(join(dataDir, 'restored-by-hand-2026'));
  const living = makeScratch(dataDir, 'trial');
  clearScratch(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual([living.path.slice(dataDir.length + 1), 'restored-by-hand-2026'].sort());
  living.remove();
});

test.runIf(isServerTested())(
  'on a server the trial has a database of its own, where the role may create one',
  async () => {
    await aBackup();
    const url = await serverUrlOf(database);
    const { pathname } = new URL(url);
    const names = async () =>
      (await database.execute(`select datname from pg_database where datname like '%_backup_trial'`)) as object[];
    await tryIt({}, url);
    expect(output[0]).toContain('"place":"server"');
    // A database of an earlier, killed trial is removed; a foreign one is not.
    const other = `${pathname.slice(1)}_backup_trial`;
    await database.maintain(`create database ${other}`);
    await tryIt({}, url);
    expect(output[1]).toContain('already exists');
    await database.maintain(`comment on database ${other} is 'Lares: trial of a backup'`);
    await tryIt({}, url);
    expect(output[2]).toContain('"place":"server"');
    expect(await names()).toEqual([]);

    const role = `trial_${process.pid}`;
    await database.execute(`create role ${role} login password 'trial'; grant all on schema public to ${role};
    alter role ${role} nosuperuser nocreatedb`);
    const restricted = new URL(url);
    restricted.username = role;
    restricted.password = 'trial';
    await tryIt({}, restricted.href);
    expect(output[3]).toContain('"place":"embedded"');
    await database.execute(`drop owned by ${role}; drop role ${role}`);
    expect(readdirSync(dataDir)).toEqual([]);
  },
);
