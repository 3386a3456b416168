// engines: both
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type CheckedBackup, checkBackup } from '#platform/backup/check-backup.ts';
import { readConfig } from '#platform/config/config.ts';
import { backgroundContext } from '#platform/context/context.ts';
import type { DatabaseHandle, Db } from '#platform/db/db.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { aMail } from '#tests/factories/mail.ts';
import { signedInBrowser } from '#tests/support/product/browser-session.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import {
  emptyDatabase,
  isServerTested,
  openOwnDatabase,
  serverUrlOf,
  testDatabase,
} from '#tests/support/product/test-database.ts';
import { TEST_SECRET } from '#tests/support/product/test-services.ts';
import { backUp } from '#tools/backup.ts';
import { restore } from '#tools/restore.ts';
import { JOBS } from '../../src/product/modules.ts';

type Kind = DatabaseHandle['kind'];
const MEMBER = 'member-of-the-backup@example.ch';
const MINUTES = 6;

let root: string;
const closing: (() => Promise<void>)[] = [];
let folders = 0;
const newFolder = (): string => join(root, `data-${++folders}`);
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lares-used-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  for (const close of closing) await close();
  rmSync(root, { recursive: true, force: true });
});

/** Settings of an installation with a database of one kind: as good as new, or without anything. */
async function installation(kind: Kind, isEmpty: boolean) {
  const dataDir = newFolder();
  const settings = { DATA_DIR: dataDir, SECRET: TEST_SECRET };
  if (kind === 'embedded') {
    if (!isEmpty) cpSync(inject('preparedFolder'), dataDir, { recursive: true });
    return readConfig(settings);
  }
  const database = await (isEmpty ? emptyDatabase('server') : testDatabase());
  closing.push(() => database.close());
  return readConfig({ ...settings, DATABASE_URL: await serverUrlOf(database) });
}

const open = (config: ReturnType<typeof readConfig>) => openOwnDatabase({ ...config, unlimitedStatements: true });

/** Minutes of the product's life: people write, workers do jobs, and all that happens by the clock happens. */
async function use(app: TestApp): Promise<void> {
  const { database, services } = app;
  const parts = { database, services, definitions: JOBS, log: { warn: () => {}, error: () => {} } };
  await (await startWorker({ ...parts, now: () => TEST_NOW })).stop();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const now = (): Date => new Date(TEST_NOW.getTime() + minute * 60_000);
    await write(database.db, minute);
    await app.store.put(`ab/picture-${minute}.webp`, Buffer.from(`picture ${minute}`));
    for (const { cron, handle } of JOBS)
      if (cron) await handle(backgroundContext({ db: database.db, services, requestId: 'cron', now }), {});
    await doJobs(app, now);
  }
  // Jobs that wait: one of the product, and one in each queue that the library made.
  await database.db.transaction().execute((tx) => enqueueMail(app, tx, aMail({ to: 'waiting@example.ch' })));
  await sql`insert into pgboss.job (name) select name from pgboss.queue where name like '\\_\\_pgboss%'`.execute(
    database.db,
  );
}

async function write(db: Db, number: number): Promise<void> {
  await anAccount({ db }, { email: `writer${number}@example.ch` });
  await anActiveOffer(db);
}

/** The backup of a product that was used, taken while it is written to. */
async function backupOfUsed(kind: Kind): Promise<{ file: string; backup: CheckedBackup; pictures: string }> {
  const config = await installation(kind, false);
  const pictures = join(config.dataDir, 'pictures');
  const app = await testApp({ database: await open(config), picturesDir: pictures });
  await anAccount(app.database, { email: MEMBER });
  await use(app);
  const file = join(root, `${kind}.tar.gz`);
  let isRunning = true;
  const writing = (async () => {
    for (let number = MINUTES; isRunning; number += 1) await write(app.database.db, number);
  })();
  await backUp(config, file);
  isRunning = false;
  await writing;
  await app.close();
  return { file, backup: await checkBackup(file), pictures };
}

async function countRows({ db }: DatabaseHandle, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(table)}`.execute(db);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

/** Embedded into embedded is tried where tests have no server, the rest where they have one. */
const WAYS: readonly { from: Kind; to: Kind }[] = isServerTested()
  ? [
      { from: 'embedded', to: 'server' },
      { from: 'server', to: 'server' },
    ]
  : [{ from: 'embedded', to: 'embedded' }];

describe.each(WAYS)('the backup of a product that ran, $from into $to', ({ from, to }) => {
  let made: Awaited<ReturnType<typeof backupOfUsed>>;
  beforeAll(async () => {
    made = await backupOfUsed(from);
  });

  test.each([
    ['an empty place', true],
    ['the place of another with --replace', false],
  ])('comes back in %s: counts, pictures, and members sign in', async (_, isEmpty) => {
    const { file, backup, pictures } = made;
    const target = await installation(to, isEmpty);
    if (!isEmpty) {
      const before = await open(target);
      await anAccount(before, { email: 'of-another@example.ch' });
      await before.close();
      await expect(restore(target, { file, mayReplace: false })).rejects.toThrow('--replace');
    }
    await restore(target, { file, mayReplace: !isEmpty });

    const restored = await open(target);
    // Places whose prices are due: to make the search table anew adds to them.
    const { 'public.place_price_due': _due, ...tables } = backup.sums.tables;
    const wanted = Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]));
    expect(wanted['pgboss.job']).toBeGreaterThan(1);
    expect(await countRows(restored, Object.keys(wanted))).toEqual(wanted);
    const store = new FolderStore(join(target.dataDir, 'pictures'));
    const names = await store.names();
    expect(names).toHaveLength(MINUTES);
    for (const name of names)
      expect(readFileSync(join(target.dataDir, 'pictures', name))).toEqual(readFileSync(join(pictures, name)));
    const app = await testApp({ database: restored });
    await signedInBrowser(app, MEMBER);
    await expect(signedInBrowser(app, 'of-another@example.ch')).rejects.toThrow();
    await app.close();
  });
});
