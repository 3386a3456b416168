import { ANONYMOUS } from '#kernel/actor.ts';
import { type AuditKind, auditKind, recordAct } from '#platform/audit/audit.ts';
import type { Commands, Db } from '#platform/db/db.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { priceInput } from '../price.input.ts';
import type { PriceRecord } from '../price.ts';
import { deletePrice, findPrice, listPrices, savePrice } from './price.queries.ts';

/** The price list in the audit log. */
export const PRICE_KIND: AuditKind = auditKind('price');
/** The command by which an operator changes the price list of the running product. */
export const PRICE_COMMAND = 'prices.change';

type PriceLine = Pick<PriceRecord, 'kind' | 'offerType' | 'quantity'>;

/** What an operator does with the price list. */
export type PriceCommand = { verb: 'list' } | { verb: 'set'; price: PriceRecord } | { verb: 'remove'; line: PriceLine };

/** Does it, and writes it into the audit log. Returns the price list from now on. @throws PlainError in an operator's words */
export async function carryOutPrices(db: Db, command: PriceCommand, now: Date = new Date()): Promise<string> {
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
        ...{ act: `price.${command.verb}`, actingAs: 'operator', objectKind: PRICE_KIND, objectId: null },
        ...(before && { before }),
        ...(command.verb === 'set' && { after: command.price }),
      },
    );
    return listed(await listPrices(tx));
  });
}

/** @throws PlainError saying what is not allowed */
function checked(price: PriceRecord): PriceRecord {
  const result = priceInput.safeParse(price);
  if (result.success) return result.data;
  const names = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new PlainError(`No price like that: ${names.join('; ')}.`);
}

const listed = (prices: readonly PriceRecord[]): string =>
  prices.length === 0 ? 'The price list is empty: publishing costs nothing.' : prices.map(lineOf).join('\n');

function lineOf({ kind, offerType, quantity, amount, vatPerMille }: PriceRecord): string {
  const what = kind === 'publication' ? `${quantity} days` : `${quantity} credits`;
  const money = `CHF ${(amount / 100).toFixed(2)}`;
  return `${kind.padEnd(12)} ${offerType === 0 ? 'sale' : 'rent'}  ${what.padEnd(12)} ${money.padStart(14)}  VAT ${vatPerMille / 10} %`;
}

/** What the running product does with the price list for programs beside it. */
export const PRICE_COMMANDS: Commands = {
  [PRICE_COMMAND]: (db, input) => carryOutPrices(db, input as PriceCommand),
};
