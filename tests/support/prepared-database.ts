import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadPlaces } from '#capabilities/locations/server/place-loader.ts';
import { type DatabaseHandle, openDatabase, openInMemory } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';

const FOLDER = new URL('../../var/test/', import.meta.url);

/** Name of the PostgreSQL database that those of the tests are copied from. */
export const TEMPLATE_NAME = 'lares_test_template';

/** File of the prepared embedded database; its name changes with all that goes into it. */
function preparedDumpFile(): URL {
  const digest = createHash('sha256');
  const folders = ['db/migrations', 'src/capabilities/locations', 'src/capabilities/locations/server'];
  const files = globSync(folders.map((folder) => `${folder}/*.{sql,ts}`)).filter((file) => !file.includes('.test.'));
  for (const file of files.sort()) digest.update(readFileSync(file));
  return new URL(`places-${digest.digest('hex').slice(0, 16)}.dump`, FOLDER);
}

/** Before all tests: one database with all migrations and all places, to copy from. */
export async function setup(project: TestProject): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const dumpFile = preparedDumpFile();
  if (serverUrl) await prepareTemplate(serverUrl);
  else if (!existsSync(dumpFile)) await prepareDump(dumpFile);
  project.provide('preparedDump', dumpFile.href);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the file of the prepared embedded database. */
    preparedDump: string;
  }
}

async function prepareDump(dumpFile: URL): Promise<void> {
  const handle = await openInMemory(null);
  await fill(handle);
  mkdirSync(FOLDER, { recursive: true });
  const part = new URL('part.dump', FOLDER);
  writeFileSync(part, await handle.dump());
  renameSync(part, dumpFile);
  await handle.close();
}

async function prepareTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE_NAME}`);
  await client.query(`create database ${TEMPLATE_NAME}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE_NAME}`;
  const handle = await openDatabase({ databaseUrl: url.href, dataDir: '', unlimitedStatements: true });
  await fill(handle);
  await handle.close();
}

async function fill(handle: DatabaseHandle): Promise<void> {
  await migrate(handle);
  await loadPlaces(handle.db);
}
