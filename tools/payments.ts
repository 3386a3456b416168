import { parseArgs } from 'node:util';
import {
  MONEY_COMMAND,
  type MoneyCommand,
  operatorContext,
  runMoneyCommand,
} from '#capabilities/payments/server/payment.commands.ts';
import { readConfig } from '#platform/config/config.ts';
import { printFailure, UsageError } from './command-line.ts';
import { whereDatabaseIs } from './running-product.ts';

const USAGE = `npm run payments -- grant EMAIL TYPE CREDITS --reason TEXT   (TYPE: rent or sale)
npm run payments -- refund PAYMENT --reason TEXT
npm run payments -- payouts                                   (amounts that are to be sent back)
npm run payments -- paid-out PAYOUT                           (the bank has sent it)
npm run payments -- reversals                                 (credits that the bank took back)
npm run payments -- settle ENTRY [--credit ENTRY]             (without a credit nothing but a note is made)

Works while the product runs and while it does not. The audit log records all of it.`;

const OFFER_TYPES: Readonly<Record<string, number>> = { sale: 0, rent: 1 };

/** Parsed command line. @throws UsageError that names the fault, for the operator */
export function readArguments(argv: readonly string[]): MoneyCommand {
  const { values, positionals } = parse(argv);
  const [verb, ...rest] = positionals;
  const reason = values.reason?.trim() ?? '';
  if ((verb === 'payouts' || verb === 'reversals') && rest.length === 0) return { verb };
  if (verb === 'settle' && rest.length === 1) {
    const creditId = values.credit === undefined ? null : numberOf(values.credit, 'The credit');
    return { verb, entryId: numberOf(rest[0], 'ENTRY'), creditId };
  }
  if (verb === 'paid-out' && rest.length === 1) return { verb, payoutId: numberOf(rest[0], 'PAYOUT') };
  if ((verb === 'grant' || verb === 'refund') && reason === '')
    throw new UsageError('A reason is required: --reason TEXT.');
  if (verb === 'refund' && rest.length === 1) return { verb, paymentId: numberOf(rest[0], 'PAYMENT'), reason };
  const [email = '', type = '', credits] = rest;
  const offerType = OFFER_TYPES[type];
  if (verb !== 'grant' || rest.length !== 3) throw new UsageError('The command cannot be understood.');
  if (offerType === undefined) throw new UsageError('TYPE is rent or sale.');
  return { verb, email, grant: { offerType, credits: numberOf(credits, 'CREDITS'), reason } };
}

const OPTIONS = { reason: { type: 'string' }, credit: { type: 'string' } } as const;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function numberOf(text: string | undefined, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new UsageError(`${name} is a number.`);
  return Number(text);
}

if (import.meta.main) {
  try {
    const command = readArguments(process.argv.slice(2));
    const input = { name: MONEY_COMMAND, input: command };
    console.log(await whereDatabaseIs(readConfig(), input, (db) => runMoneyCommand(operatorContext(db), command)));
  } catch (error) {
    printFailure(error, USAGE);
    process.exitCode = 1;
  }
}
