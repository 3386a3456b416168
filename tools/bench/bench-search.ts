import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { loadSampleMarket } from '#sample/load-sample.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { installDebianPackages } from '../testing/debian.ts';
import { startPostgres } from '../testing/postgres.ts';
import { measureSearch, type SearchTimings } from './measure-search.ts';

/** `npm run bench:search`: every part of a search at two sizes on each database, and how it grows from one to the other. */
const EMBEDDED_SIZES = sizes('BENCH_EMBEDDED', [20_000, 100_000]);
const SERVER_SIZES = sizes('BENCH_SERVER', [200_000, 1_000_000]);
const SEED = 2026;

console.log(
  `\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);

for (const size of EMBEDDED_SIZES) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lares-bench-'));
  report('embedded', [await measurementsOf({ databaseUrl: null, dataDir }, size)]);
}
if (installDebianPackages()) {
  const measurements: SearchTimings[] = [];
  for (const size of SERVER_SIZES) {
    const postgres = await startPostgres(['shared_buffers=1GB', 'work_mem=32MB']);
    try {
      measurements.push(await measurementsOf({ databaseUrl: postgres.url, dataDir: tmpdir() }, size));
    } finally {
      postgres.stop();
    }
  }
  report('PostgreSQL', measurements);
}

async function measurementsOf(
  where: { databaseUrl: string | null; dataDir: string },
  size: number,
): Promise<SearchTimings> {
  const database: DatabaseHandle = await openDatabase({ ...where, unlimitedStatements: true });
  try {
    await prepareDatabase(database);
    const now = new Date();
    await reportStep(`${size} listings`, (onProgress) =>
      loadSampleMarket(database.db, { count: size, seed: SEED, now, onProgress }),
    );
    await database.execute('analyze');
    return await measureSearch(database.db, size);
  } finally {
    await database.close();
  }
}

/** A table of what was measured; with two sizes also how much slower the larger one is. */
function report(kind: string, measurements: readonly SearchTimings[]): void {
  const [small, large] = measurements;
  if (!small) return;
  console.log(`\n**${kind}: ${measurements.map(({ size }) => `${size} listings`).join(', then ')}**\n`);
  const perSize = measurements.map(() => ' median ms | p95 ms | most kB |').join('');
  console.log(`| |${perSize}${large ? ' p95 grows |' : ''}`);
  console.log(`|---|${measurements.map(() => '---|---|---|').join('')}${large ? '---|' : ''}`);
  for (const [index, { name, p95Ms }] of small.timings.entries()) {
    const cells = measurements.map(({ timings }) => {
      const timing = timings[index];
      return ` ${timing?.medianMs.toFixed(1)} | ${timing?.p95Ms.toFixed(1)} | ${timing?.mostKb.toFixed(0)} |`;
    });
    const growth = large ? ` ${((large.timings[index]?.p95Ms ?? 0) / p95Ms).toFixed(1)} × |` : '';
    console.log(`| ${name} |${cells.join('')}${growth}`);
  }
  for (const { size, loadMs, indexMb } of measurements) {
    console.log(`\nThe index of ${size} listings: ${indexMb.toFixed(0)} MB, read in ${(loadMs / 1000).toFixed(1)} s.`);
  }
}

function sizes(name: string, usual: readonly number[]): number[] {
  const text = process.env[name];
  return text === undefined ? [...usual] : text.split(',').filter(Boolean).map(Number);
}
