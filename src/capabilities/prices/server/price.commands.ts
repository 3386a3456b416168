import { ANONYMOUS } from '#kernel/actor.ts';
import { brokenRules } from '#kernel/broken-rules.ts';
import { type AuditKind, auditKind, recordAct } from '#platform/audit/audit.ts';
import type { Commands, Db } from '#platform/db/db.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { priceInput } from '../price.input.ts';
import type { PriceRecord } from '../price.ts';
import { deletePrice, findPrice, listPrices, savePrice } from './price.queries.ts';

/** Kind of the price list in the audit log. */
export const PRICE_KIND: AuditKind = auditKind('price');
/** Name of the command that changes the price list of the running product. */
export const PRICE_COMMAND = 'prices.change';

type PriceLine = Pick<PriceRecord, 'kind' | 'offerType' | 'quantity'>;

/** An operator's command on the price list. */
export type PriceCommand = { verb: 'list' } | { verb: 'set'; price: PriceRecord } | { verb: 'remove'; line: PriceLine };

/** Runs a command and records it in the audit log. @returns the new price list @throws PlainError with a message for the operator */
export async function runPriceCommand(db: Db, command: PriceCommand, now: Date = new Date()): Promise<string> {
  if (command.verb === 'list') return listed(await listPrices(db));
  return db.transaction().execute(async (tx) => {
    const line = command.verb === 'set' ? command.price : command.line;
    const before = await findPrice(tx, line);
    if (command.verb === 'remove') {
      if (!(await deletePrice(tx, line))) throw new PlainError('The price list has no such line.');
    } else await savePrice(tx, checked(command.price), now);
    await recordAct(
      tx,
      { actor: ANONYMOUS, address: '', now: () => now },
      {
        act: `price.${command.verb}`,
        actingAs: 'operator',
        objectKind: PRICE_KIND,
        objectId: null,
        ...(before && { before }),
        ...(command.verb === 'set' && { after: command.price }),
      },
    );
    return listed(await listPrices(tx));
  });
}

/** @throws PlainError that names the invalid values */
function checked(price: PriceRecord): PriceRecord {
  const result = priceInput.safeParse(price);
  if (result.success) return result.data;
  const names = Object.entries(brokenRules(result.error, { whole: 'price', isDeep: true })).map((rule) =>
    rule.join(': '),
  );
  throw new PlainError(`No price like that: ${names.join('; ')}.`);
}

const listed = (prices: readonly PriceRecord[]): string =>
  prices.length === 0 ? 'The price list is empty: publishing costs nothing.' : prices.map(lineOf).join('\n');

function lineOf({ kind, offerType, quantity, amount, vatPerMille }: PriceRecord): string {
  const what = kind === 'publication' ? `${quantity} days` : `${quantity} credits`;
  const money = `CHF ${(amount / 100).toFixed(2)}`;
  return `${kind.padEnd(12)} ${offerType === 0 ? 'sale' : 'rent'}  ${what.padEnd(12)} ${money.padStart(14)}  VAT ${vatPerMille / 10} %`;
}

/** Commands on the price list that the running product accepts from other programs. */
export const PRICE_COMMANDS: Commands = {
  [PRICE_COMMAND]: (db, input) => runPriceCommand(db, input as PriceCommand),
};
