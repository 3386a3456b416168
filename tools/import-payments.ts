import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { BankFileError, LARGEST_BANK_FILE } from '#capabilities/payments/server/bank/bank-file-text.ts';
import {
  type BankReport,
  IMPORT_BANK_FILE,
  importBankFile,
} from '#capabilities/payments/server/bank/import-bank-file.service.ts';
import { operatorContext } from '#capabilities/payments/server/payment.commands.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { InputRefusal } from '#platform/terminal/plain-error.ts';
import { demandFile, printFailure, UsageError } from './command-line.ts';
import { whereDatabaseIs } from './running-product.ts';

const USAGE = `Usage: npm run import:payments -- FILE

  FILE   statements or notifications of the bank: camt.053 or camt.054, XML, also several in a ZIP

Works while the product runs and while it does not. The same amount is imported once, however often it is reported. Exits
with 0 when every amount belongs to a payment, 1 when the import failed, 3 when some belong to none or could not be read, 4
when the file was refused, 5 when no money came in. The last line, on the error output, gives the reason of any code but 0.`;

/** Exit codes of the command. */
const [DONE, FAILED, LEFT_OVER, REFUSED, EMPTY] = [0, 1, 3, 4, 5];

/** Parsed command line. @throws UsageError */
export function readArguments(argv: readonly string[]): string {
  const [file, ...rest] = argv;
  if (file === undefined || file.startsWith('-')) throw new UsageError('Which file?');
  if (rest.length > 0) throw new UsageError(`One file at a time; what is "${rest.join(' ')}"?`);
  return file;
}

/** Imports a bank file, here or in the running product. @throws InputRefusal for a refused file */
export async function takeIn(config: Config, file: string): Promise<BankReport> {
  const { size } = await demandFile(file);
  if (size > LARGEST_BANK_FILE) throw new BankFileError('tooLarge', 'The file is larger than 20 MB.');
  const bytes = await readFile(file);
  const command = { name: IMPORT_BANK_FILE, input: { base64: bytes.toString('base64') } };
  return whereDatabaseIs(config, command, (db) => importBankFile(operatorContext(db), bytes));
}

/** Faults of entries, in the operator's words. */
const FAULTS: Readonly<Record<BankReport['faults'][number]['kind'], string>> = {
  incomplete: 'without amount or day',
  batch: 'a batch without its parts; its camt.054 has them',
  sum: 'its parts do not add up to its amount',
};

/** Report of a file for the operator. */
export function formatReport({ format, ends, passedOver, elsewhere, faults, unmatched }: BankReport): string {
  const counted = (count: number, what: string): string => `  ${String(count).padStart(6)} ${what}`;
  return [
    format,
    counted(ends.paid, 'for payments that are paid'),
    counted(ends.part, 'part of the amount: the payer was sent the rest'),
    counted(ends.late, 'for payments that had ended: among the payouts'),
    counted(ends.unmatched, 'that belong to no payment'),
    counted(ends.known, 'taken in before'),
    counted(passedOver, 'no money coming in'),
    ...elsewhere.map(
      ({ account, count }) =>
        `         left alone, because invoices are not paid there: ${count} of ${account || 'an account without a number'}`,
    ),
    ...unmatched.map(
      ({ bookedOn, currency, amount, reference, debtorName }) =>
        `         ${[bookedOn, currency, (amount / 100).toFixed(2), reference ?? '-', debtorName ?? '-'].join('  ')}`,
    ),
    ...faults.map(({ entry, kind }) => `         could not be read: ${entry || 'an entry'}: ${FAULTS[kind]}`),
  ].join('\n');
}

/** The shortfall of an import in one line, and the exit code. */
export function endOf({ ends, faults }: BankReport): [code: number, line: string] {
  const left = ends.unmatched + faults.length;
  if (left > 0) return [LEFT_OVER, `${left} amounts belong to no payment.`];
  const all = ends.paid + ends.part + ends.late + ends.known;
  return all === 0 ? [EMPTY, 'No money came in by this file.'] : [DONE, ''];
}

/** Exit code where nothing was imported. */
export const exitCodeOf = (error: unknown): number => (error instanceof InputRefusal ? REFUSED : FAILED);

async function main(argv: readonly string[]): Promise<number> {
  const file = readArguments(argv);
  const report = await takeIn(readConfig(), file);
  console.log(`${basename(file)}\n\n${formatReport(report)}`);
  const [code, line] = endOf(report);
  if (line !== '') console.error(line);
  return code;
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    printFailure(error, USAGE);
    process.exitCode = exitCodeOf(error);
  }
}
