import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodeOf, failureReason, formatReport, type ImportReport } from '#capabilities/imports/import-report.ts';
import { bytesOfFile } from '#capabilities/imports/server/idx/text/feed-bytes.ts';
import { importFeed } from '#capabilities/imports/server/import.service.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { prepareDatabase } from '../src/product/prepare.ts';
import { demandFile, demandFolder, printFailure, UsageError } from './command-line.ts';

const USAGE = `Usage: npm run import:feed -- idx --agency "Name" FILE [--pictures DIR] [--dry-run] [--confirm]

  idx              format of the file: IDX 3.01, or an older version as far as it goes
  --agency "Name"  agency of the listings; it is added if there is none of that name
  --pictures DIR   folder of the pictures that came with the file
  --dry-run        only shows the changes
  --confirm        carries out a run that was held because too many listings would go

Exits with 0 when all of the file was imported, 1 when the import failed, 2 when it was held, 3 when records were set
aside, 4 when the file was refused (no IDX, or an unknown encoding), 5 when it was empty. The last line, on the error
output, gives the reason of any code but 0.`;

/** Exit code of an import that did not finish. */
const FAILED = 1;

/** The parsed command line. */
export interface ImportArguments {
  agencyName: string;
  file: string;
  picturesDir: string | null;
  dryRun: boolean;
  confirm: boolean;
}

/** Parsed command line. @throws UsageError that names the fault, for the operator */
export function readArguments(argv: readonly string[]): ImportArguments {
  const { values, positionals } = parse(argv);
  const [format, file, ...rest] = positionals;
  if (format !== 'idx') throw new UsageError(`The first word is the format of the feed: idx, not "${format ?? ''}".`);
  if (file === undefined) throw new UsageError('Which file?');
  if (rest.length > 0) throw new UsageError(`One file at a time; what is "${rest.join(' ')}"?`);
  const agencyName = values.agency?.trim() ?? '';
  if (!/[\p{L}\p{N}]/u.test(agencyName)) throw new UsageError('Whose listings? Name the agency with --agency "Name".');
  return {
    agencyName,
    file,
    picturesDir: values.pictures ?? null,
    dryRun: values['dry-run'],
    confirm: values.confirm,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        agency: { type: 'string' },
        pictures: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function runImport(args: ImportArguments, config: Config): Promise<ImportReport> {
  if (args.picturesDir !== null) await demandFolder(args.picturesDir);
  await demandFile(args.file);
  const database = await openDatabase({ ...config, unlimitedStatements: true });
  try {
    await prepareDatabase(database);
    return await importFeed(
      { db: database.db, store: new FolderStore(join(config.dataDir, 'pictures')) },
      {
        agencyName: args.agencyName,
        feed: bytesOfFile(args.file),
        fileName: basename(args.file),
        ...(args.picturesDir !== null && { picturesDir: args.picturesDir }),
        dryRun: args.dryRun,
        confirm: args.confirm,
        now: new Date(),
      },
    );
  } finally {
    await database.close();
  }
}

async function main(argv: readonly string[]): Promise<number> {
  const args = readArguments(argv);
  const report = await runImport(args, readConfig());
  console.log(`${basename(args.file)}${report.encoding ? ` (${report.encoding})` : ''} → ${args.agencyName}\n`);
  console.log(formatReport(report, args));
  const shortfall = failureReason(report);
  if (shortfall !== null) console.error(shortfall);
  return exitCodeOf(report);
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    printFailure(error, USAGE);
    process.exitCode = FAILED;
  }
}
