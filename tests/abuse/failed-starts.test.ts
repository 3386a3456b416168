// engines: both
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { canMount, smallDisk } from '#tests/support/neighbours/small-disk.ts';
import { isServerTested, testDatabase } from '#tests/support/product/test-database.ts';
import { startFailureMessage } from '../../src/product/operator-message.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';

const PASSWORD = 'Tu3rschloss';
const folders: string[] = [];
const servers: Server[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  for (const server of servers) server.close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lares-start-'));
  folders.push(folder);
  return folder;
}

/** Messages for an operator about settings that do not work. */
async function wordsOf(settings: Record<string, string>): Promise<string> {
  try {
    const database = await openDatabase({ ...readConfig(settings), unlimitedStatements: true });
    await database.close();
    return 'It works.';
  } catch (error) {
    return startFailureMessage(error);
  }
}

/** A database server that refuses all clients for the same reason. */
async function refusing(code: string, message: string): Promise<string> {
  const fields = `SFATAL\0C${code}\0M${message}\0\0`;
  const answer = Buffer.alloc(5 + fields.length, `E\0\0\0\0${fields}`);
  answer.writeInt32BE(4 + fields.length, 1);
  const server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(answer)));
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a database address', () => {
  test.each([
    `postgres:/lares:${PASSWORD}@host/lares`,
    `postgresql:lares:${PASSWORD}@host/lares`,
    `postgresq://lares:${PASSWORD}@host/lares`,
    `lares:${PASSWORD}@host/lares`,
    `postgresql://lares:${PASSWORD}@host:54x2/lares`,
    `postgresql://lares:${PASSWORD}@host:99999/lares`,
    `postgresql://lares:${PASSWORD}@ho st/lares`,
    `postgresql://lares:${PASSWORD}/x@host/lares`,
    `postgresql://lares:${PASSWORD}#x@host/lares`,
    `postgresql://lares:${PASSWORD}?x@host/lares`,
    `postgresql://lares:12?${PASSWORD}@host/lares`,
    `postgresql://lares:${PASSWORD}50%@host/lares`,
    `postgresql://lares:${PASSWORD}@host/50%`,
  ])('like %s is refused by its setting, without its password', async (DATABASE_URL) => {
    const words = await wordsOf({ DATABASE_URL });
    expect(words).toMatch(/^DATABASE_URL: must look like postgresql:.*not the one given$/);
    expect(words).not.toContain(PASSWORD);
  });

  test.each([
    ['nobody listens', async () => '127.0.0.1:1', 'does not answer: no server listens there'],
    ['the host is unknown', async () => 'no-such-host.invalid', 'does not answer: unknown host'],
    [
      'the password is wrong',
      () => refusing('28P01', 'password authentication failed for user "lares"'),
      'refuses us: password authentication failed for user "lares"',
    ],
    [
      'the user is unknown',
      () => refusing('28000', 'role "lares" does not exist'),
      'refuses us: role "lares" does not exist',
    ],
    [
      'the database is unknown',
      () => refusing('3D000', 'database "lares" does not exist'),
      'refuses us: database "lares" does not exist',
    ],
    [
      'the server is about to start',
      () => refusing('57P03', 'the database system is starting up'),
      'does not answer: the database system is starting up',
    ],
  ])('where %s is reported in one line', async (_, place, reason) => {
    const host = await place();
    const words = await wordsOf({ DATABASE_URL: `postgresql://lares:${PASSWORD}@${host}/lares` });
    expect(words).toBe(`The database at ${host} ${reason} (see DATABASE_URL).`);
  });
});

describe('a data folder', () => {
  test('that is a file is named', async () => {
    const file = join(newFolder(), 'data');
    writeFileSync(file, '');
    expect(await wordsOf({ DATA_DIR: file })).toBe(
      `${file} cannot be used: what should be a folder is a file (see DATA_DIR).`,
    );
  });

  test('that holds something else than a database is named, and left as it is', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'PG_VERSION'), 'not a version');
    const words = await wordsOf({ DATA_DIR: folder });
    expect(words).toMatch(/^The database in \S+ does not open: .+ \(see DATA_DIR\)\.$/);
  });

  test.runIf(canMount())('on a disk that is read-only, or full, is named', async () => {
    for (const [options, reason] of [
      ['ro,size=32m', 'the disk is read-only'],
      ['size=4m', 'the disk is full'],
    ] as const) {
      const { folder, unmount } = smallDisk(options);
      const words = await wordsOf({ DATA_DIR: folder });
      unmount();
      expect(words).toContain(folder);
      expect(words).toContain(reason);
      expect(words).not.toContain('\n');
    }
  });
});

test('a database of a newer version is not touched, and says so', async () => {
  const database = await testDatabase();
  await database.execute(`insert into schema_migration (name) values ('9999_of_tomorrow.sql')`);
  const failure = await migrate(database).catch((error: unknown) => error);
  expect(startFailureMessage(failure)).toBe(
    'The database was prepared by a newer version (9999_of_tomorrow.sql): start that version, or name another database.',
  );
  await database.close();
});

test.runIf(isServerTested())('two processes may prepare a database at the same time', async () => {
  const database = await testDatabase();
  await database.execute('drop schema public cascade; create schema public; drop schema pgboss cascade');
  await Promise.all([prepareDatabase(database), prepareDatabase(database)]);
  expect(await migrate(database)).toEqual([]);
  await database.close();
});

test('any other failure takes one line', () => {
  expect(startFailureMessage(new Error('first\n    at line (file.ts:1:1)\nthird'))).toBe(
    'Lares could not start: first',
  );
  expect(startFailureMessage(null)).toBe('Lares could not start: null');
});

test('a start that fails says its line and ends', () => {
  const env = { ...process.env, SAMPLE_LISTINGS: '0', DATA_DIR: newFolder(), DATABASE_URL: `postgres:/${PASSWORD}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/main.ts'], { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe('DATABASE_URL: must look like postgresql://user:password@host:5432/name, not the one given\n');
});
