import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { BankEntryRecord, PaymentRecord } from '../../payment.record.ts';
import { CURRENCY, ENDED_STATUSES, PaymentStatus } from '../../payment.ts';
import { mayStepPayment } from '../../payment-states.ts';
import { postMoneyMail } from '../payment.mails.ts';
import { findPaymentByReference, findRefund, lockKey, lockPayment } from '../payment.queries.ts';
import type { MoneyRight } from '../payment-act.ts';
import { deliver } from '../payment-outcome.service.ts';
import { otherReference } from '../ways/bill-reference.ts';
import { arrivedFor, deleteBankEntry, insertBankEntry, isBookingKnown, lockBankEntryByKey } from './bank.queries.ts';
import { wholeKey } from './entry-key.ts';
import { findPayoutOfEntry, insertPayout } from './payout.queries.ts';

/**
 * Sees what has arrived for a payment whose row is locked: all of it makes it a success, less waits for the rest while that may
 * still come. What is too much, or came when nobody waited any more, is put aside to go back.
 *
 * @param from whose money came just now; without it whoever paid last
 * @source docs/reference/transitions.md, "Money by the bank"
 */
export async function countArrived(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  right: MoneyRight,
  from?: Pick<BankEntryRecord, 'debtorName' | 'debtorIban'>,
): Promise<PaymentRecord> {
  const arrived = await arrivedFor(tx, payment.id);
  const putAside = (amount: number, kind: 'excess' | 'late') =>
    insertPayout(tx, {
      ...{ paymentId: payment.id, amount, currency: CURRENCY, kind, now: ctx.now() },
      ...(from && { toName: from.debtorName, toIban: from.debtorIban }),
    });
  if (mayStepPayment(payment.status, 'succeed') && arrived >= payment.amount) {
    if (arrived > payment.amount) await putAside(arrived - payment.amount, 'excess');
    return deliver(ctx, tx, payment, { step: 'succeed', right });
  }
  const isPaid = payment.status === PaymentStatus.Success || payment.status === PaymentStatus.Refunded;
  // A payment that is refunded, or is about to be, keeps nothing: what was asked for is among the payouts, or back.
  const kept = isPaid && !(await findRefund(tx, payment.id)) ? payment.amount : 0;
  if (isPaid && arrived > kept) await putAside(arrived - kept, 'excess');
  if (ENDED_STATUSES.includes(payment.status) && arrived > 0) await putAside(arrived, 'late');
  if (payment.status === PaymentStatus.InProgress && arrived > 0)
    await postMoneyMail(ctx, tx, { name: 'billPart', payment, arrived });
  return payment;
}

/** An amount as the bank tells of it. */
export type Arrival = Omit<BankEntryRecord, 'id' | 'paymentId' | 'fault' | 'reverses' | 'settledAt'> & {
  /** By which the bank knows it: told again, it is the same one. */
  key: string;
  /** By which the bank knows the entry that it is of; null where the bank gave it no reference. */
  booking: string | null;
  /** It is the entry itself: this file does not tell its parts, and who paid. */
  isWhole: boolean;
};

/** What became of an amount: known before, told to a payment that is paid by it or still lacks something, or to none. */
export type ArrivalEnd = 'known' | 'paid' | 'part' | 'late' | 'unmatched';

/**
 * Takes an amount of the bank in: in one transaction it is kept, told to its payment, and has its effect. The same one again
 * changes nothing.
 */
export const receiveArrival = (ctx: Context, { booking, isWhole, ...arrival }: Arrival): Promise<ArrivalEnd> =>
  ctx.db.transaction().execute(async (tx) => {
    const { reference, currency, amount } = arrival;
    if (booking !== null && (await isRecordedOtherwise(tx, booking, isWhole))) return 'known';
    const found = reference === null ? undefined : await findBilled(tx, reference);
    const payment = found && (await lockPayment(tx, found.id));
    const fault = faultOf(payment, { currency, amount });
    const kept = { ...arrival, paymentId: fault === null && payment ? payment.id : null, fault, now: ctx.now() };
    if ((await insertBankEntry(tx, kept)) === null) return 'known';
    if (!payment || fault !== null) return 'unmatched';
    const { status } = await countArrived(ctx, tx, payment, 'system');
    if (status === PaymentStatus.Success || status === PaymentStatus.Refunded) return 'paid';
    return ENDED_STATUSES.includes(status) ? 'late' : 'part';
  });

/** The payment of a bill, by its reference, or by the one that its bill would have for the other kind of account. */
async function findBilled(tx: Db, reference: string): Promise<PaymentRecord | undefined> {
  const other = otherReference(reference);
  const known = await findPaymentByReference(tx, reference);
  return known || other === null ? known : findPaymentByReference(tx, other);
}

/**
 * A statement may tell an entry as a whole of which a notification tells the parts: both are the same money. Parts say more, and
 * take the place of the whole, unless somebody has seen to that.
 */
async function isRecordedOtherwise(tx: Db, booking: string, isWhole: boolean): Promise<boolean> {
  await lockKey(tx, `booking:${booking}`);
  if (isWhole) return isBookingKnown(tx, booking);
  const whole = await lockBankEntryByKey(tx, wholeKey(booking));
  if (!whole) return false;
  const isSeenTo = whole.fault === null || whole.settledAt !== null;
  if (isSeenTo || (await findPayoutOfEntry(tx, whole.id))) return true;
  await deleteBankEntry(tx, whole.id);
  return false;
}

/** Why an amount is told to no payment; null where it is. */
function faultOf(
  payment: PaymentRecord | undefined,
  { currency, amount }: Pick<BankEntryRecord, 'currency' | 'amount'>,
): BankEntryRecord['fault'] {
  if (amount < 0) return 'reversal';
  if (!payment) return 'unknownReference';
  return currency === payment.currency ? null : 'otherCurrency';
}
