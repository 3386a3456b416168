import { cleanInput } from '#kernel/clean-input.ts';
import type { Context } from '#platform/context/context.ts';
import { type ArrivalEnd, receiveArrival } from './arrival.service.ts';
import { readBankFile } from './camt-file.ts';

/** What became of a bank file. */
export interface BankReport {
  format: string;
  /** How many amounts came to each end. */
  ends: Record<ArrivalEnd, number>;
  passedOver: number;
  /** Accounts that are none of ours, as lines a person can read. */
  elsewhere: string[];
  faults: string[];
  /** Amounts that were told to no payment, as lines a person can read. */
  unmatched: string[];
}

/**
 * Takes the amounts of a bank file in, each in a transaction of its own: cut off in the middle, or read again, none counts twice.
 *
 * @throws BankFileError for a file that is none
 */
export async function importBankFile(ctx: Context, bytes: Uint8Array): Promise<BankReport> {
  const { iban, otherIbans } = ctx.services.payments.bill;
  const { format, arrivals, passedOver, faults, elsewhere } = readBankFile(bytes, [iban, ...otherIbans]);
  const ends: Record<ArrivalEnd, number> = { known: 0, paid: 0, part: 0, late: 0, unmatched: 0 };
  const unmatched: string[] = [];
  for (const read of arrivals) {
    const arrival = cleanInput(read) as typeof read;
    const end = await receiveArrival(ctx, arrival);
    ends[end] += 1;
    const { bookedOn, amount, currency, reference, debtorName } = arrival;
    if (end === 'unmatched')
      unmatched.push([bookedOn, currency, (amount / 100).toFixed(2), reference ?? '-', debtorName ?? '-'].join('  '));
  }
  const others = [...elsewhere].map(([account, count]) => `${count} of ${account || 'an account without a number'}`);
  return { format, ends, passedOver, elsewhere: others, faults, unmatched };
}

/** Name of the command by which the running product takes a file in. */
export const IMPORT_BANK_FILE = 'payments.importBankFile';
