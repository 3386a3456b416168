import { cleanInput } from '#kernel/text/clean-input.ts';
import type { Context } from '#platform/context/context.ts';
import { PAYMENT_SETTINGS } from '../payment.settings.ts';
import { type Arrival, type ArrivalEnd, receiveArrival } from './arrival.service.ts';
import { type BankFileFault, readBankFile } from './camt-file.ts';

/** An amount that belongs to no payment. */
export type UnmatchedAmount = Pick<Arrival, 'bookedOn' | 'amount' | 'currency' | 'reference' | 'debtorName'>;

/** Result of an import of a bank file. */
export interface BankReport {
  format: string;
  /** Number of amounts by result. */
  ends: Record<ArrivalEnd, number>;
  passedOver: number;
  /** Foreign accounts, each with its number of skipped entries; an account without a number is empty. */
  elsewhere: { account: string; count: number }[];
  faults: BankFileFault[];
  unmatched: UnmatchedAmount[];
}

/**
 * Imports the amounts of a bank file, each in a transaction of its own: an import that was cut off or is repeated counts none twice.
 *
 * @throws BankFileError for a file that is no statement
 */
export async function importBankFile(ctx: Context, bytes: Uint8Array): Promise<BankReport> {
  const { iban, otherIbans } = ctx.services.settings.of(PAYMENT_SETTINGS).qrBill;
  const { format, arrivals, passedOver, faults, elsewhere } = readBankFile(bytes, [iban, ...otherIbans]);
  const ends: Record<ArrivalEnd, number> = { known: 0, paid: 0, part: 0, late: 0, unmatched: 0 };
  const unmatched: UnmatchedAmount[] = [];
  for (const read of arrivals) {
    const arrival = cleanInput(read) as typeof read;
    const end = await receiveArrival(ctx, arrival);
    ends[end] += 1;
    const { bookedOn, amount, currency, reference, debtorName } = arrival;
    if (end === 'unmatched') unmatched.push({ bookedOn, amount, currency, reference, debtorName });
  }
  const others = [...elsewhere].map(([account, count]) => ({ account, count }));
  return { format, ends, passedOver, elsewhere: others, faults, unmatched };
}

/** Command by which the running product imports a bank file. */
export const IMPORT_BANK_FILE = 'payments.importBankFile';
