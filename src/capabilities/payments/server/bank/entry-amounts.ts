import { listAt, type Money, moneyAt, type Node, nodeAt, textAt } from './camt-node.ts';

/** An amount within an entry, with its booked value. */
export interface PartAmount extends Money {
  /** Value booked by the entry: equal in every file that reports it, and so part of the key. */
  booked: number;
}

/**
 * Value of each part of an entry, charges of the receiving bank included: the payer does not owe those. An entry is the sum of its
 * parts, or that sum less their charges or its own.
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
 * Gross value of a single transaction, taken from the entry: the transaction may be in another currency, or larger. Charges of the
 * receiving bank are included.
 */
function grossOf(entry: Node, part: Node, total: Money): number {
  const own = part === entry ? null : moneyAt(part);
  const charges = includedCharges(part, total.currency) || includedCharges(entry, total.currency);
  if (own?.currency === total.currency && own.amount - charges === total.amount) return own.amount;
  return withCharges(part, total, charges);
}

/** An amount plus the charges taken out of it, unless the bank reports that exactly this amount was sent. */
function withCharges(part: Node, { amount, currency }: Money, charges: number): number {
  const sent = WAYS.slice(1)
    .map((way) => way(part))
    .filter((money) => money?.currency === currency);
  if (sent.length === 0) return amount + charges;
  return sent.some((money) => money?.amount === amount + charges) ? amount + charges : amount;
}

/** Sources of a transaction's amount: its own, the instructed one, the one that was sent. */
const WAYS: readonly ((part: Node) => Money | null)[] = [
  (part) => moneyAt(part),
  (part) => moneyAt(nodeAt(part, 'AmtDtls', 'TxAmt')),
  (part) => moneyAt(nodeAt(part, 'AmtDtls', 'InstdAmt')),
];

/** Charges taken out of an amount, hundredths; charges with an entry of their own do not count. */
function includedCharges(node: Node, currency: string): number {
  const records = listAt(node, 'Chrgs').flatMap((charges) => {
    const listed = listAt(charges, 'Rcrd');
    return listed.length > 0 ? listed : [charges];
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
