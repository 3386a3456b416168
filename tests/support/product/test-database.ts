import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import {
  type DatabaseHandle,
  type DatabaseOptions,
  openDatabase,
  openInMemory,
  type RanStatement,
  type StatementListener,
} from '#platform/db/db.ts';
import { TEMPLATE_NAME } from './prepared-database.ts';

/** A database of one test file: all migrations, all places, no listings. */
export interface TestDatabase extends DatabaseHandle {
  /** The statements that ran since the last call. */
  takeStatements(): RanStatement[];
}

/**
 * Opens a fresh copy of the prepared database: embedded, or on the PostgreSQL server of `TEST_DATABASE_URL`.
 * Close it in `afterAll`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const statements: RanStatement[] = [];
  const onStatement: StatementListener = (statement) => void statements.push(statement);
  const serverUrl = testedServer();
  const handle = await (serverUrl
    ? openServerCopy(serverUrl, onStatement)
    : openFolderCopy(inject('preparedFolder'), onStatement));
  return { ...handle, takeStatements: () => statements.splice(0) };
}

const testedServer = (): string | undefined => process.env.TEST_DATABASE_URL;

/** Whether the tests run on a PostgreSQL server, with as many sessions as one likes. */
export const isServerTested = (): boolean => testedServer() !== undefined;

/** By which other processes find a database of the tested server. */
export async function serverUrlOf({ execute }: DatabaseHandle): Promise<string> {
  const [row] = (await execute('select current_database() as name')) as { name: string }[];
  const url = new URL(testedServer() ?? '');
  url.pathname = `/${row?.name}`;
  return url.href;
}

/** Opens a database of the test's own making the way the product does: with its limits. */
export async function openOwnDatabase(options: DatabaseOptions): Promise<TestDatabase> {
  const statements: RanStatement[] = [];
  const handle = await openDatabase({ ...options, onStatement: (statement) => void statements.push(statement) });
  return { ...handle, takeStatements: () => statements.splice(0) };
}

/** Opens a copy of a prepared embedded database; it goes when it is closed. */
export async function openFolderCopy(prepared: string, onStatement?: StatementListener): Promise<DatabaseHandle> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lares-database-'));
  cpSync(prepared, dataDir, { recursive: true });
  const listener = onStatement && { onStatement };
  const handle = await openDatabase({ databaseUrl: null, dataDir, unlimitedStatements: true, ...listener });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openServerCopy(
  serverUrl: string,
  onStatement: StatementListener,
  template = TEMPLATE_NAME,
): Promise<DatabaseHandle> {
  const name = `lares_test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const handle = await openDatabase({ databaseUrl: url.href, dataDir: '', onStatement, unlimitedStatements: true });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await administer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/**
 * A database without anything in it, of the same kind as that of the tests.
 *
 * @param kind `server` only where `isServerTested`
 */
export async function emptyDatabase(kind: DatabaseHandle['kind']): Promise<DatabaseHandle> {
  const serverUrl = testedServer();
  if (kind === 'embedded' || !serverUrl) return openInMemory();
  return openServerCopy(serverUrl, () => {}, 'template0');
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
