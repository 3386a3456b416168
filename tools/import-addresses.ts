import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AddressFileError } from '#capabilities/locations/server/addresses/address-file.ts';
import {
  type AddressImport,
  type AddressReport,
  IMPORT_ADDRESSES,
  importAddresses,
} from '#capabilities/locations/server/addresses/import-addresses.service.ts';
import { readConfig } from '#platform/config/config.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { demandFile, printFailure, UsageError } from './command-line.ts';
import { whereDatabaseIs } from './running-product.ts';

const USAGE = `Usage: npm run import:addresses -- FILE.csv [--confirm]

  FILE.csv            the official directory of building addresses (swisstopo), unpacked
  --confirm           carries out a run that was held because too many addresses would go

Works while the product runs and while it does not. The directory before stays in use until the whole file is stored. Exits with 0 when it
was imported, 1 when the import failed, 2 when it was held, 4 when the file was refused (with line and reason).`;

/** Exit codes of the command. */
const [DONE, FAILED, HELD, REFUSED] = [0, 1, 2, 4];

/** Parsed command line. @throws UsageError that names the fault, for the operator */
export function readArguments(argv: readonly string[]): AddressImport {
  const { values, positionals } = parse(argv);
  const [file, ...rest] = positionals;
  if (file === undefined) throw new UsageError('Which file?');
  if (rest.length > 0) throw new UsageError(`One file at a time; what is "${rest.join(' ')}"?`);
  return { file: resolve(file), mayShrink: values.confirm };
}

function parse(argv: readonly string[]) {
  try {
    const options = { confirm: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...argv], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The report in words. */
export const reportText = ({ isHeld, addresses, leftOut, before }: AddressReport): string =>
  isHeld
    ? `Held, the directory before stays in use: ${addresses} addresses where it has ${before}. Add --confirm.`
    : `${addresses} addresses, ${before} before; ${leftOut} rows without a street, a point or a standing building.`;

async function main(argv: readonly string[]): Promise<number> {
  const asked = readArguments(argv);
  const entry = await demandFile(asked.file);
  if (!entry.isFile()) throw new PlainError(`The file ${asked.file} cannot be read: it is no plain file.`);
  const command = { name: IMPORT_ADDRESSES, input: asked };
  const report = await whereDatabaseIs(readConfig(), command, (db) => importAddresses(db, asked));
  console.log(`${basename(asked.file)}: ${reportText(report)}`);
  return report.isHeld ? HELD : DONE;
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    printFailure(error, USAGE);
    process.exitCode = error instanceof AddressFileError ? REFUSED : FAILED;
  }
}
