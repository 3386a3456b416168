// engines: both
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchTable } from '#capabilities/search/server/index/search-index.ts';
import type { DatabaseHandle, Db } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aMail } from '#tests/factories/mail.ts';
import {
  emptyDatabase,
  isServerTested,
  type TestDatabase,
  testDatabase,
} from '#tests/support/product/test-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { DERIVED_TABLES, QUEUES } from '../../product/modules.ts';
import { BackupError } from './backup.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { restoreDatabase, restoreFiles } from './restore-backup.ts';

let folder: string;
let database: TestDatabase;
let store: FolderStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lares-backup-'));
  database = await testDatabase();
  store = new FolderStore(join(folder, 'pictures'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
const newFile = (): string => join(folder, `backup-${++files}.tar.gz`);

const backupOf = async (source: DatabaseHandle): Promise<string> => {
  const file = newFile();
  const derivedTables = DERIVED_TABLES.flatMap(({ names }) => names);
  await makeBackup(file, { database: source, store, secret: 'the secret', derivedTables, now: new Date() });
  return file;
};

const restoreInto = async (target: DatabaseHandle, file: string): Promise<void> => {
  const backup = await checkBackup(file);
  await restoreDatabase(file, backup, {
    database: target,
    derived: DERIVED_TABLES,
    prepareJobs: (prepared, carried) => prepareJobs(prepared, { ...QUEUES, carried }),
  });
};

const emails = async ({ db }: { db: Db }): Promise<string[]> =>
  (await db.selectFrom('account').select('email').orderBy('email').execute()).map(({ email }) => email);

const findable = async ({ db }: { db: Db }): Promise<number> => (await searchTable(db)).count;

test('all backed-up data is there again: embedded, on a server, and from the one to the other', async () => {
  await anAccount(database, { email: "jürg.o'neill@example.ch", lastName: 'Zeile\nzwei "drei" \\N' });
  const offerId = await anActiveOffer(database.db, { description: 'Tab\tund 🏡', price: null });
  await store.put('ab/original.jpg', randomBytes(70_000));
  const file = await backupOf(database);
  const kinds = isServerTested() ? (['embedded', 'server'] as const) : (['embedded'] as const);
  for (const kind of kinds) {
    const target = await emptyDatabase(kind);
    await restoreInto(target, file);
    expect(await emails(target)).toEqual(await emails(database));
    const offer = await target.db.selectFrom('activeOffer').selectAll().where('id', '=', offerId).executeTakeFirst();
    expect(offer).toEqual(
      await database.db.selectFrom('activeOffer').selectAll().where('id', '=', offerId).executeTakeFirst(),
    );
    expect(await findable(target)).toBe(1);
    // The next record gets an id of its own.
    expect(await anActiveOffer(target.db)).toBeGreaterThan(offerId);
    expect((await checkBackup(await backupOf(target))).sums.tables['public.account']).toEqual(
      (await checkBackup(file)).sums.tables['public.account'],
    );
    await target.close();
  }
});

test('a backup of a product whose workers ran is put back into an empty database, its waiting jobs included', async () => {
  // With a schedule the library adds jobs to a queue of its own, which a fresh database lacks.
  const source = await testDatabase();
  const worker = await startWorker({
    database: source,
    services: testServices(),
    definitions: [],
    now: () => new Date(),
    log: { warn: () => {}, error: () => {} },
  });
  await worker.stop();
  const made = await sql<{ name: string }>`
    select name from pgboss.queue where name like '\\_\\_pgboss%'`.execute(source.db);
  expect(made.rows.length).toBeGreaterThan(0);
  for (const { name } of made.rows) await sql`insert into pgboss.job (name) values (${name})`.execute(source.db);
  // A queue of an earlier version.
  await sql`select pgboss.create_queue('earlier.kind', '{"policy":"standard"}')`.execute(source.db);
  await sql`insert into pgboss.job (name, data) values ('earlier.kind', '{"id":1}')`.execute(source.db);
  const file = await backupOf(source);
  const jobs = (await checkBackup(file)).sums.tables['pgboss.job'];
  expect(jobs?.rows).toBeGreaterThan(1);
  for (const kind of isServerTested() ? (['embedded', 'server'] as const) : (['embedded'] as const)) {
    const target = await emptyDatabase(kind);
    await restoreInto(target, file);
    expect((await checkBackup(await backupOf(target))).sums.tables['pgboss.job']).toEqual(jobs);
    // The product starts on it as on any other.
    await prepareJobs(target, QUEUES);
    await target.close();
  }
  await source.close();
});

test('a restore that was killed while it made the tables can be run again', async () => {
  const email = 'killed@example.ch';
  await anAccount(database, { email });
  const file = await backupOf(database);
  const { migrations } = (await checkBackup(file)).about;
  for (const share of [0.2, 1]) {
    const target = await emptyDatabase(isServerTested() ? 'server' : 'embedded');
    await migrate(target, migrations.slice(0, Math.ceil(migrations.length * share)));
    await restoreInto(target, file);
    expect(await emails(target)).toContain(email);
    await target.close();
  }
});

test('a database in use becomes that of the backup, and who searches it finds what it holds', async () => {
  await database.db
    .transaction()
    .execute((tx) => enqueueMail({ services: testServices() }, tx, aMail({ to: 'waiting@example.ch' })));
  const file = await backupOf(database);
  const target = await testDatabase();
  await anAccount(target, { email: 'gone@example.ch' });
  const goneId = await anActiveOffer(target.db);
  await anActiveOffer(target.db);
  const entry = { happenedAt: new Date(), actingAs: 'system', act: 'tried', objectKind: 'account', address: '' };
  await target.db.insertInto('auditEntry').values(entry).execute();
  expect(await findable(target)).toBe(2);
  await restoreInto(target, file);
  expect(await emails(target)).toEqual(await emails(database));
  expect(await findable(target)).toBe(await findable(database));
  expect(await target.db.selectFrom('auditEntry').select('act').execute()).toEqual([]);
  expect(await target.db.selectFrom('activeOffer').select('id').where('id', '=', goneId).execute()).toHaveLength(1);
  const { rows } = await sql<{ state: string; to: string }>`
    select j.state::text, m.recipient as to from pgboss.job j join mail m on m.id = (j.data ->> 'mailId')::int`.execute(
    target.db,
  );
  expect(rows).toEqual([{ state: 'created', to: 'waiting@example.ch' }]);
  await target.close();
});

test('a backup that was cut off or changed is refused before anything is touched', async () => {
  const file = await backupOf(database);
  const whole = readFileSync(file);
  const damaged = newFile();
  for (const share of [0, 0.1, 0.5, 0.9, 0.999]) {
    writeFileSync(damaged, whole.subarray(0, Math.floor(whole.length * share)));
    await expect(checkBackup(damaged)).rejects.toThrow(BackupError);
  }
  for (const share of [0.01, 0.3, 0.6, 0.95]) {
    const changed = Buffer.from(whole);
    const at = Math.floor(whole.length * share);
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    writeFileSync(damaged, changed);
    await expect(checkBackup(damaged)).rejects.toThrow(BackupError);
  }
  writeFileSync(damaged, 'not a backup');
  await expect(checkBackup(damaged)).rejects.toThrow(BackupError);
  await expect(checkBackup(join(folder, 'nowhere.tar.gz'))).rejects.toThrow('cannot be read');
});

test('a restore that fails half-way leaves the database as it was', async () => {
  const file = await backupOf(database);
  const backup = await checkBackup(file);
  const target = await testDatabase();
  await anAccount(target, { email: 'still-here@example.ch' });
  const sums = { ...backup.sums, tables: { ...backup.sums.tables, 'public.account': { rows: 1, checksum: '0' } } };
  const parts = { database: target, derived: DERIVED_TABLES, prepareJobs: async () => {} };
  await expect(restoreDatabase(file, { ...backup, sums }, parts)).rejects.toThrow('public.account differs');
  expect(await emails(target)).toEqual(['still-here@example.ch']);
  await target.close();
});

test('a backup of a newer or older version says so', async () => {
  const file = await backupOf(database);
  const backup = await checkBackup(file);
  const parts = { database, derived: DERIVED_TABLES, prepareJobs: async () => {} };
  const withMigrations = (migrations: string[]) => ({ ...backup, about: { ...backup.about, migrations } });
  const { migrations } = backup.about;
  await expect(restoreDatabase(file, withMigrations([...migrations, '9999_x.sql']), parts)).rejects.toThrow(
    'newer version',
  );
  await expect(restoreDatabase(file, withMigrations(migrations.slice(0, -1)), parts)).rejects.toThrow(
    'The backup is of an older version than the database',
  );
  const behind = await testDatabase();
  await anAccount(behind);
  await sql`delete from schema_migration where name = ${migrations.at(-1)}`.execute(behind.db);
  await expect(restoreDatabase(file, backup, { ...parts, database: behind })).rejects.toThrow(
    'The database is of an older version than the backup',
  );
  await behind.close();
});

test('a backup is for its owner alone, and never takes the place of another file', async () => {
  const file = await backupOf(database);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  files -= 1;
  await expect(backupOf(database)).rejects.toThrow('exists already');
  expect(existsSync(`${file}.part`)).toBe(false);
});

test('pictures come back as they were, and those that are there stay', async () => {
  await store.put('cd/other.webp', Buffer.from('other'));
  const file = await backupOf(database);
  const elsewhere = new FolderStore(join(folder, 'elsewhere'));
  await elsewhere.put('ef/own.webp', Buffer.from('own'));
  expect(await restoreFiles(file, elsewhere)).toBe((await store.names()).length);
  expect(await elsewhere.names()).toEqual([...(await store.names()), 'ef/own.webp']);
  expect(readFileSync(join(folder, 'elsewhere/cd/other.webp'), 'utf8')).toBe('other');
});

test('a write during a backup is in it wholly or not at all, an acknowledged one always', async () => {
  await database.execute('create table ledger (account_id int not null, entry int not null)');
  let entry = 0;
  let isRunning = true;
  const write = () =>
    database.db.transaction().execute(async (tx) => {
      entry += 1;
      const { id } = await anAccount({ db: tx }, { email: `ledger${entry}@example.ch` });
      await sql`insert into ledger values (${id}, ${entry})`.execute(tx);
    });
  await write();
  const acknowledged = entry;
  const writing = (async () => {
    while (isRunning) await write();
  })();
  const file = await backupOf(database);
  isRunning = false;
  await writing;
  const target = await testDatabase();
  await target.execute('create table ledger (account_id int not null, entry int not null)');
  await restoreInto(target, file);
  const { rows } = await sql<{ entries: number; accounts: number }>`
    select (select count(*) from ledger) as entries,
      (select count(*) from account where email like 'ledger%') as accounts`.execute(target.db);
  expect(rows[0]?.entries).toBe(rows[0]?.accounts);
  expect(rows[0]?.entries).toBeGreaterThanOrEqual(acknowledged);
  await target.close();
  await database.execute('drop table ledger');
});

test('every foreign key can wait for the end of a restore', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || ': ' || conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`.execute(database.db);
  expect(rows).toEqual([]);
});
