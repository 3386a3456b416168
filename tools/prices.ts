import { parseArgs } from 'node:util';
import type { PriceRecord } from '#capabilities/prices/price.ts';
import { PRICE_COMMAND, type PriceCommand, runPriceCommand } from '#capabilities/prices/server/price.commands.ts';
import { readConfig } from '#platform/config/config.ts';
import { printFailure, UsageError } from './command-line.ts';
import { whereDatabaseIs } from './running-product.ts';

const USAGE = `npm run prices                                   (the price list)
npm run prices -- set KIND TYPE QUANTITY AMOUNT [--vat PERCENT]
npm run prices -- remove KIND TYPE QUANTITY

  KIND       publication (QUANTITY are days online) or credits (QUANTITY is the size of a pack)
  TYPE       rent or sale
  AMOUNT     francs with tax, like 49 or 49.50; 0 costs nothing
  --vat      per cent; by default 8.1

Works while the product runs and while it does not. A payment that began before has the earlier price.`;

const OFFER_TYPES: Readonly<Record<string, number>> = { sale: 0, rent: 1 };
const DEFAULT_VAT = '8.1';

/** Parsed command line. @throws UsageError that names the fault, for the operator */
export function readArguments(argv: readonly string[]): PriceCommand {
  const { values, positionals } = parse(argv);
  const [verb = 'list', ...rest] = positionals;
  const [kind, type, quantity, amount] = rest;
  if (verb === 'list' && rest.length === 0) return { verb };
  if ((verb !== 'set' || rest.length !== 4) && (verb !== 'remove' || rest.length !== 3))
    throw new UsageError('The command cannot be understood.');
  if (kind !== 'publication' && kind !== 'credits') throw new UsageError('KIND is publication or credits.');
  const offerType = OFFER_TYPES[type ?? ''];
  if (offerType === undefined) throw new UsageError('TYPE is rent or sale.');
  const line = { kind, offerType, quantity: wholeNumber(quantity, 'QUANTITY') } as const;
  if (verb === 'remove') return { verb, line };
  const price: PriceRecord = {
    ...line,
    amount: hundredths(amount, 'AMOUNT', 2),
    vatPerMille: hundredths(values.vat, '--vat', 1),
  };
  return { verb, price };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { vat: { type: 'string', default: DEFAULT_VAT } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function wholeNumber(text: string | undefined, name: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text ?? '')) throw new UsageError(`${name} is a whole number above 0.`);
  return Number(text);
}

/** A number with this many decimal places, as a whole number of its smallest unit. */
function hundredths(text: string | undefined, name: string, places: number): number {
  const [, whole, fraction = ''] = /^(\d{1,6})(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  if (whole === undefined || fraction.length > places)
    throw new UsageError(
      `${name} is a number with at most ${places} ${places === 1 ? 'place' : 'places'} behind the point.`,
    );
  return Number(whole + fraction.padEnd(places, '0'));
}

if (import.meta.main) {
  try {
    const command = readArguments(process.argv.slice(2));
    console.log(
      await whereDatabaseIs(readConfig(), { name: PRICE_COMMAND, input: command }, (db) =>
        runPriceCommand(db, command),
      ),
    );
  } catch (error) {
    printFailure(error, USAGE);
    process.exitCode = 1;
  }
}
