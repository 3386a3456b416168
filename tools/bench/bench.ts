import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { buildPages } from '../build.ts';
import { installDebianPackages } from '../testing/debian.ts';
import { startPostgres } from '../testing/postgres.ts';
import { measureStack } from './measure-stack.ts';

/** `npm run bench`: search, API and pages in one run, on the embedded database and on PostgreSQL. */
const EMBEDDED_LISTINGS = Number(process.env.BENCH_EMBEDDED ?? 20_000);
const SERVER_LISTINGS = Number(process.env.BENCH_SERVER ?? 200_000);
const SEED = 2026;

await reportStep('Pages', () => buildPages());
console.log(
  `\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);

const folder = mkdtempSync(join(tmpdir(), 'lares-bench-'));
await withDatabase({ databaseUrl: null, dataDir: folder }, EMBEDDED_LISTINGS, 'embedded');

if (installDebianPackages()) {
  const postgres = await startPostgres(['shared_buffers=1GB', 'work_mem=32MB']);
  try {
    await withDatabase({ databaseUrl: postgres.url, dataDir: folder }, SERVER_LISTINGS, 'PostgreSQL');
  } finally {
    postgres.stop();
  }
}

async function withDatabase(
  where: { databaseUrl: string | null; dataDir: string },
  listings: number,
  kind: string,
): Promise<void> {
  const database: DatabaseHandle = await openDatabase({ ...where, unlimitedStatements: true });
  try {
    await prepareDatabase(database);
    const now = new Date();
    await reportStep(`${listings} listings into the ${kind} database`, (onProgress) =>
      loadSampleMarket(database.db, { count: listings, seed: SEED, now, onProgress }),
    );
    await database.execute('analyze');
    console.log(await measureStack({ database, config: readConfig({}), title: `${listings} listings, ${kind}` }));
  } finally {
    await database.close();
  }
}
