import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { BankEntryRecord, PaymentRecord } from '../../payment.record.ts';
import { CURRENCY, ENDED_STATUSES, PaymentStatus } from '../../payment.ts';
import { mayStepPayment } from '../../payment-states.ts';
import { deliverPurchase } from '../checkout/payment-outcome.service.ts';
import { postMoneyMail } from '../documents/payment.mails.ts';
import {
  arrivedFor,
  deleteBankEntry,
  insertBankEntry,
  isBookingKnown,
  lockBankEntryByKey,
} from '../payment/bank.queries.ts';
import { wholeEntryKey } from '../payment/entry-key.ts';
import { findPaymentByReference, findRefund, lockKey, lockPayment } from '../payment/payment.queries.ts';
import type { MoneyRight } from '../payment/payment-act.ts';
import { findPayoutOfEntry, insertPayout } from '../payment/payout.queries.ts';
import { otherReference } from '../ways/qr-bill-reference.ts';

/**
 * Settles the amounts that arrived for a payment whose row is locked: the full amount makes it a success, less waits for the rest
 * while that may still come. Excess and late amounts become payouts.
 *
 * @param entry the amount that came just now: its payer gets a mail, and money goes back to its sender; without it to the last sender
 * @source docs/reference/transitions.md, "Money by the bank"
 */
export async function settleArrivals(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  { right, entry }: { right: MoneyRight; entry?: ArrivedEntry },
): Promise<PaymentRecord> {
  const arrived = await arrivedFor(tx, payment.id);
  const putAside = async (amount: number, kind: 'excess' | 'late'): Promise<number> => {
    const { id } = await insertPayout(tx, {
      paymentId: payment.id,
      amount,
      currency: CURRENCY,
      kind,
      now: ctx.now(),
      ...(entry && { toName: entry.debtorName, toIban: entry.debtorIban }),
    });
    return id;
  };
  if (mayStepPayment(payment.status, 'succeed') && arrived >= payment.amount) {
    const excess = arrived - payment.amount;
    if (excess > 0) await putAside(excess, 'excess');
    return deliverPurchase(ctx, tx, payment, { step: 'succeed', right, excess });
  }
  const isPaid = payment.status === PaymentStatus.Success || payment.status === PaymentStatus.Refunded;
  // A payment that is refunded, or is about to be, retains nothing: its amount is among the payouts, or back.
  const owed = isPaid && !(await findRefund(tx, payment.id)) ? payment.amount : 0;
  if (isPaid && arrived > owed) {
    const movement = await putAside(arrived - owed, 'excess');
    await postMoneyMail(ctx, tx, { name: 'paymentTwice', payment, movement, moved: arrived - owed });
  }
  if (ENDED_STATUSES.includes(payment.status) && arrived > 0) {
    const movement = await putAside(arrived, 'late');
    await postMoneyMail(ctx, tx, { name: 'paymentReturned', payment, movement, moved: arrived });
  }
  if (payment.status === PaymentStatus.InProgress && arrived > 0 && entry)
    await postMoneyMail(ctx, tx, { name: 'billPart', payment, movement: entry.id, moved: arrived });
  return payment;
}

/** An amount that came just now, with its sender. */
type ArrivedEntry = Pick<BankEntryRecord, 'id' | 'debtorName' | 'debtorIban'>;

/** An amount as a bank file reports it. */
export type Arrival = Omit<BankEntryRecord, 'id' | 'paymentId' | 'fault' | 'reverses' | 'settledAt'> & {
  /** Idempotency key: an amount that is reported again has the same one. */
  key: string;
  /** The bank's reference of the entry that contains it; null where the bank gave none. */
  booking: string | null;
  /** The whole entry: this file reports neither its parts nor the sender. */
  isWhole: boolean;
};

/** Result of an amount: known before, assigned to a payment that is paid by it, assigned to one that still lacks something, late, or unmatched. */
export type ArrivalEnd = 'known' | 'paid' | 'part' | 'late' | 'unmatched';

/** Imports one amount of a bank file in one transaction: stores it, assigns it to its payment and delivers. Idempotent. */
export const receiveArrival = (ctx: Context, { booking, isWhole, ...arrival }: Arrival): Promise<ArrivalEnd> =>
  ctx.db.transaction().execute(async (tx) => {
    const { reference, currency, amount } = arrival;
    if (booking !== null && (await isRecordedOtherwise(tx, booking, isWhole))) return 'known';
    const found = reference === null ? undefined : await findBilled(tx, reference);
    const payment = found && (await lockPayment(tx, found.id));
    const fault = faultOf(payment, { currency, amount });
    const owed = { ...arrival, paymentId: fault === null && payment ? payment.id : null, fault, now: ctx.now() };
    const id = await insertBankEntry(tx, owed);
    if (id === null) return 'known';
    if (!payment || fault !== null) return 'unmatched';
    const { status } = await settleArrivals(ctx, tx, payment, { right: 'system', entry: { ...arrival, id } });
    if (status === PaymentStatus.Success || status === PaymentStatus.Refunded) return 'paid';
    return ENDED_STATUSES.includes(status) ? 'late' : 'part';
  });

/** Payment of a QR-bill, by its reference, or by the reference that it has for the other kind of account. */
async function findBilled(tx: Db, reference: string): Promise<PaymentRecord | undefined> {
  const other = otherReference(reference);
  const known = await findPaymentByReference(tx, reference);
  return known || other === null ? known : findPaymentByReference(tx, other);
}

/**
 * Whether an entry is already recorded in its other form: whole from a statement, or in parts from a notification. Parts carry
 * more data and replace the whole entry unless staff have settled it.
 */
async function isRecordedOtherwise(tx: Db, booking: string, isWhole: boolean): Promise<boolean> {
  await lockKey(tx, `booking:${booking}`);
  if (isWhole) return isBookingKnown(tx, booking);
  const whole = await lockBankEntryByKey(tx, wholeEntryKey(booking));
  if (!whole) return false;
  const isSeenTo = whole.fault === null || whole.settledAt !== null;
  if (isSeenTo || (await findPayoutOfEntry(tx, whole.id))) return true;
  await deleteBankEntry(tx, whole.id);
  return false;
}

/** Reason why an amount is assigned to no payment; null where it is assigned. */
function faultOf(
  payment: PaymentRecord | undefined,
  { currency, amount }: Pick<BankEntryRecord, 'currency' | 'amount'>,
): BankEntryRecord['fault'] {
  if (amount < 0) return 'reversal';
  if (!payment) return 'unknownReference';
  return currency === payment.currency ? null : 'otherCurrency';
}
