import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/db/db.ts';
import { QUEUES } from '../../../src/product/modules.ts';
import { prepareDatabase } from '../../../src/product/prepare.ts';

const FOLDER = new URL('../../../var/test/', import.meta.url);

/** Name of the PostgreSQL database that those of the tests are copied from. */
export const TEMPLATE_NAME = 'lares_test_template';

/** Data folder of the prepared embedded database; its name changes with all that goes into it. */
function preparedFolder(): string {
  const digest = createHash('sha256');
  const folders = [
    'db/migrations',
    'src/capabilities/locations',
    'src/capabilities/locations/server',
    'src/capabilities/locations/server/dataset',
    'src/platform/jobs',
  ];
  const patterns = folders.map((folder) => `${folder}/*.{sql,ts}`);
  patterns.push('node_modules/pg-boss/package.json');
  const files = globSync(patterns).filter((file) => !file.includes('.test.'));
  for (const file of files.sort()) digest.update(readFileSync(file));
  // Each kind of job has a queue in the database, and each listener a subscription.
  digest.update(JSON.stringify(QUEUES));
  return fileURLToPath(new URL(`prepared-${digest.digest('hex').slice(0, 16)}`, FOLDER));
}

/** Before all tests: one database with all migrations, queues and places, to copy from. */
export async function setup(project: TestProject): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const folder = preparedFolder();
  // Some tests of either layer are of the embedded database itself.
  if (!existsSync(folder)) await prepareFolder(folder);
  if (serverUrl) await prepareTemplate(serverUrl);
  project.provide('preparedFolder', folder);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the prepared embedded database. */
    preparedFolder: string;
  }
}

async function prepareFolder(folder: string): Promise<void> {
  const part = fileURLToPath(new URL('part', FOLDER));
  rmSync(part, { recursive: true, force: true });
  const handle = await openDatabase({ databaseUrl: null, dataDir: part, unlimitedStatements: true });
  await prepareDatabase(handle);
  await handle.close();
  renameSync(part, folder);
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
  await prepareDatabase(handle);
  await handle.close();
}
