import { listAt, type Money, moneyAt, type Node, nodeAt, textAt } from './camt-node.ts';

/** An amount of an entry. */
export interface PartAmount extends Money {
  /** As the entry has it: the same in every file that tells of it, and so part of the key. */
  booked: number;
}

/**
 * What each part of an entry counts, charges of our own bank included: those that it took out of the credit are ours to bear, and the
 * payer owes no more for them. An entry is the sum of its parts, or that sum less their charges or its own.
 *
 * @param parts the transactions of the entry, or the entry itself
 * @returns null where the parts do not make the entry
 * @source ISO 20022, "Charges" (Chrgs/Rcrd, ChrgInclInd)
 */
export function amountsOf(entry: Node, parts: readonly Node[], total: Money): PartAmount[] | null {
  const [only] = parts;
  if (parts.length === 1 && only) return [{ ...total, booked: total.amount, amount: grossOf(entry, only, total) }];
  for (const amountIn of WAYS) {
    const amounts = parts.map(amountIn);
    if (!amounts.every((money): money is Money => money?.currency === total.currency)) continue;
    const sum = sumOf(amounts.map(({ amount }) => amount));
    const charges = parts.map((part) => includedCharges(part, total.currency));
    const areGross =
      sum - sumOf(charges) === total.amount || sum - includedCharges(entry, total.currency) === total.amount;
    if (sum !== total.amount && !areGross) continue;
    return amounts.map((money, index) => {
      const known = { ...money, booked: money.amount };
      if (sum !== total.amount) return known;
      return { ...known, amount: withCharges(parts[index] as Node, money, charges[index] ?? 0) };
    });
  }
  return null;
}

/**
 * Of one transaction alone the entry says what arrived: what was sent may be other money, or more. Charges that our bank took out of it
 * count as well.
 */
function grossOf(entry: Node, part: Node, total: Money): number {
  const own = part === entry ? null : moneyAt(part);
  const charges = includedCharges(part, total.currency) || includedCharges(entry, total.currency);
  if (own?.currency === total.currency && own.amount - charges === total.amount) return own.amount;
  return withCharges(part, total, charges);
}

/** An amount that charges were taken out of, unless the bank says that just this was sent. */
function withCharges(part: Node, { amount, currency }: Money, charges: number): number {
  const sent = WAYS.slice(1)
    .map((way) => way(part))
    .filter((money) => money?.currency === currency);
  if (sent.length === 0) return amount + charges;
  return sent.some((money) => money?.amount === amount + charges) ? amount + charges : amount;
}

/** Where a transaction says its amount: its own, what the bank was told, what was sent. */
const WAYS: readonly ((part: Node) => Money | null)[] = [
  (part) => moneyAt(part),
  (part) => moneyAt(nodeAt(part, 'AmtDtls', 'TxAmt')),
  (part) => moneyAt(nodeAt(part, 'AmtDtls', 'InstdAmt')),
];

/** Charges that are taken out of an amount, hundredths; those that are booked by themselves are none of it. */
function includedCharges(node: Node, currency: string): number {
  const records = listAt(node, 'Chrgs').flatMap((charges) => {
    const told = listAt(charges, 'Rcrd');
    return told.length > 0 ? told : [charges];
  });
  return sumOf(
    records.map((record) => {
      const money = moneyAt(record) ?? moneyAt(record, 'TtlChrgsAndTaxAmt');
      const isApart = ['false', '0'].includes(textAt(record, 'ChrgInclInd') ?? '');
      if (money?.currency !== currency || isApart) return 0;
      return textAt(record, 'CdtDbtInd') === 'CRDT' ? -money.amount : money.amount;
    }),
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0);
