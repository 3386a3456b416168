import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchTable } from '#capabilities/search/server/index/search-index.ts';
import { readConfig } from '#platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { unlimited } from '#platform/http/limits/rate-limit.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { createServer } from '../../src/product/server.ts';
import { benchServices } from './bench-context.ts';
import { measureFlood, measureProfiles, measureRefusals, measureSignIns } from './measure-auth.ts';
import { makeSigners } from './signers.ts';

/** `npm run bench:auth`: how fast people sign in, what a flood of wrong passwords does to searches, and what times tell. */
const LISTINGS = Number(process.env.BENCH_EMBEDDED ?? 5_000);
const SEED = 2026;

console.log(
  `\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);

const database = await openDatabase({
  databaseUrl: null,
  dataDir: mkdtempSync(join(tmpdir(), 'lares-bench-')),
  unlimitedStatements: true,
});
try {
  await fill(database);
  const signers = await makeSigners(database.db);
  const server = await createServer({
    config: readConfig({}),
    database,
    services: benchServices(),
    limits: unlimited,
    logger: false,
    now: () => new Date(),
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    console.log(await measureSignIns(origin, signers));
    console.log(await measureFlood(origin));
    console.log(await measureRefusals(origin, signers));
    console.log(await measureProfiles(origin, signers));
  } finally {
    await server.close();
  }
} finally {
  await database.close();
}

async function fill({ db, execute }: DatabaseHandle): Promise<void> {
  await prepareDatabase(database);
  const now = new Date();
  await reportStep(`${LISTINGS} listings`, (onProgress) =>
    loadSampleMarket(db, { count: LISTINGS, seed: SEED, now, onProgress }),
  );
  await execute('analyze');
  await searchTable(db);
}
