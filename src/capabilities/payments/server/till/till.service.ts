import { randomUUID } from 'node:crypto';
import { AppError, notFound } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { CURRENCY, PaymentOperation } from '../../payment.ts';
import { receiveArrival } from '../bank/arrival.service.ts';
import { arrivedFor } from '../payment/bank.queries.ts';
import { findPayment } from '../payment/payment.queries.ts';
import { listPayments } from '../payment/payment-list.queries.ts';
import { handleProviderMessage } from '../providers/payment-event.service.ts';
import type { ProviderStatus } from '../ways/pay-provider.ts';

/** Endings of a payment at the till; the texts are `till.{ending}`. */
export const TILL_ENDINGS = ['paid', 'paidFiveTimes', 'rejected', 'cancelled', 'wrongAmount', 'refunded'] as const;
/** Arrivals by the bank for a QR-bill. */
export const QR_BILL_ENDINGS = ['transferred', 'transferredPart', 'transferredTooMuch'] as const;
export type TillEnding = (typeof TILL_ENDINGS)[number] | (typeof QR_BILL_ENDINGS)[number];

/** Endings that may be tried on a payment: late ones on ended payments, too. */
export const endingsOf = ({ way }: Pick<PaymentRecord, 'way'>): readonly TillEnding[] =>
  way === 'qrBill' ? QR_BILL_ENDINGS : TILL_ENDINGS;

const SHOWN_PAYMENTS = 20;
/** Excess over the amount due, centimes. */
const TOO_MUCH = 1_000;
const AGAIN = 5;

/** The latest payments that can be made at the till. */
export const listTillPayments = async ({ db }: Pick<Context, 'db'>): Promise<PaymentRecord[]> => {
  const all = {
    userId: null,
    offerId: null,
    status: null,
    operationType: PaymentOperation.Sale,
    isDisputed: false,
    text: '',
  };
  const payments = await listPayments(db, { ...all, offset: 0, limit: 100 });
  return payments.filter(({ way }) => way === 'till' || way === 'qrBill').slice(0, SHOWN_PAYMENTS);
};

/**
 * Ends a payment at the simulated till, through the same entry points as a provider and a bank.
 *
 * @returns the payment as it is now
 * @throws AppError `error.notFound`; `error.request.malformed` for input that is refused from a provider, too
 */
export async function endAtTill(ctx: Context, id: number, ending: TillEnding): Promise<PaymentRecord> {
  const payment = await findPayment(ctx.db, id);
  const isHere = payment?.operationType === PaymentOperation.Sale && endingsOf(payment).includes(ending);
  if (!payment || !isHere || (payment.way !== 'till' && payment.way !== 'qrBill')) throw notFound();
  if (payment.way === 'qrBill') await transfer(ctx, payment, ending);
  else await sendStatus(ctx, payment, ending);
  return (await findPayment(ctx.db, id)) ?? payment;
}

async function sendStatus(
  ctx: Context,
  { id: paymentId, amount, currency }: PaymentRecord,
  ending: TillEnding,
): Promise<void> {
  const words: Partial<Record<TillEnding, ProviderStatus>> = {
    paid: { kind: 'paid', amount, currency },
    paidFiveTimes: { kind: 'paid', amount, currency },
    wrongAmount: { kind: 'paid', amount: amount + 1, currency },
    refunded: { kind: 'refunded', amount, currency },
    rejected: { kind: 'rejected' },
    cancelled: { kind: 'cancelled' },
  };
  const word = words[ending];
  if (!word) throw new AppError('error.request.malformed', { code: 400 });
  const event = { provider: 'till', id: randomUUID(), paymentId, word } as const;
  for (let times = ending === 'paidFiveTimes' ? AGAIN : 1; times > 0; times--) await handleProviderMessage(ctx, event);
}

/** Simulates an arrival by the bank, as from a bank file. */
async function transfer(ctx: Context, payment: PaymentRecord, ending: TillEnding): Promise<void> {
  const rest = Math.max(payment.amount - (await arrivedFor(ctx.db, payment.id)), 0) || payment.amount;
  const amounts: Partial<Record<TillEnding, number>> = {
    transferred: rest,
    transferredPart: Math.ceil(rest / 2),
    transferredTooMuch: rest + TOO_MUCH,
  };
  await receiveArrival(ctx, {
    key: `till:${randomUUID()}`,
    booking: null,
    isWhole: false,
    bookedOn: ctx.now().toISOString().slice(0, 10),
    amount: amounts[ending] ?? rest,
    currency: CURRENCY,
    reference: payment.reference,
    debtorName: null,
    debtorIban: null,
    text: null,
  });
}
