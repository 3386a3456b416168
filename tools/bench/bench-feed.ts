import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOfFile } from '#capabilities/imports/server/idx/text/feed-bytes.ts';
import { importFeed } from '#capabilities/imports/server/import.service.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anIdxLine } from '#tests/factories/idx-record.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';
import { startPostgres } from '../testing/postgres.ts';

/** `npm run bench:feed`: how long one run over a large feed takes, new, unchanged and all changed, and in what memory. */
const RECORDS = Number(process.env.BENCH_RECORDS ?? 200_000);
const DESCRIPTION = 'Schöne, helle Wohnung mit Balkon und Aussicht, in der Nähe von Schule und Bahnhof. ';
const TOWNS = [
  ['1003', 'Lausanne'],
  ['8004', 'Zürich'],
  ['3011', 'Bern'],
  ['4051', 'Basel'],
  ['6900', 'Lugano'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'lares-bench-feed-'));
const postgres = await startPostgres();
const database = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, unlimitedStatements: true });
try {
  await prepareDatabase(database);
  const file = join(folder, 'unload.txt');
  writeFeed(file, 1_000);
  console.log(`\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, PostgreSQL`);
  console.log(`\n${RECORDS} records, ${(statSync(file).size / 2 ** 20).toFixed(0)} MB\n`);
  console.log('| Run | seconds | CPU s of this process | most memory, MB |\n|---|---|---|---|');
  await measure(database, 'all new', file);
  await measure(database, 'nothing changed', file);
  writeFeed(file, 1_100);
  await measure(database, 'all changed', file);
} finally {
  await database.close();
  postgres.stop();
  rmSync(folder, { recursive: true });
}

async function measure({ db }: DatabaseHandle, name: string, file: string): Promise<void> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const report = await importFeed(
    { db, store: new FolderStore(join(folder, 'pictures')) },
    { agencyName: 'Grosse AG', feed: bytesOfFile(file), dryRun: false, confirm: false, now: new Date() },
  );
  const { user, system } = process.cpuUsage(cpu);
  const cells = [(performance.now() - started) / 1000, (user + system) / 1e6, process.resourceUsage().maxRSS / 1024];
  const { created, updated, unchanged } = report;
  console.log(
    `| ${name}: ${created} + ${updated} + ${unchanged} | ${cells.map((cell) => cell.toFixed(1)).join(' | ')} |`,
  );
}

function writeFeed(file: string, rent: number): void {
  const output = openSync(file, 'w');
  for (let number = 1; number <= RECORDS; number += 1) {
    const [object_zip, object_city] = TOWNS[number % TOWNS.length] ?? TOWNS[0];
    const changes = {
      ...{ ref_object: String(number), object_zip, object_city, object_description: DESCRIPTION.repeat(6) },
      ...{ selling_price: '', rent_net: String(rent + (number % 2_000)), rent_extra: '200' },
    };
    writeSync(output, `${anIdxLine(changes)}\r\n`, null, 'latin1');
  }
  closeSync(output);
}
