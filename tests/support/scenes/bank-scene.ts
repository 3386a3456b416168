import type { PaymentRecord } from '#capabilities/payments/payment.record.ts';
import { type BankReport, importBankFile } from '#capabilities/payments/server/bank/import-bank-file.service.ts';
import { sumCredits } from '#capabilities/payments/server/payment/credit.queries.ts';
import { findPayment } from '#capabilities/payments/server/payment/payment.queries.ts';
import { listPayouts } from '#capabilities/payments/server/payment/payout.queries.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBankFile, type BankAmount } from '#tests/factories/bank-file.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** QR-bills, and money that arrives for them by the bank. */
export interface BankScene {
  app: TestApp;
  ctx: Context;
  /** A reference of the bank that was not there before. */
  ref(): string;
  /** A QR-bill of a new member, by default for five credits. */
  aQrBill(facts?: Partial<PaymentRecord>): Promise<PaymentRecord>;
  /** A notification of the bank with these amounts in one entry. */
  arrives(...amounts: BankAmount[]): Promise<BankReport>;
  statusOf(payment: PaymentRecord): Promise<number | undefined>;
  creditsOf(payment: PaymentRecord): Promise<number>;
  /** Payouts, the latest first. */
  payoutsOf(payment: PaymentRecord): Promise<{ kind: string; amount: number }[]>;
}

/** Starts the product without anything that was paid. */
export async function bankScene(): Promise<BankScene> {
  const app = await testApp();
  const { database, services } = app;
  const ctx = backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
  let made = 0;
  return {
    app,
    ctx,
    ref: () => `REF-${++made}`,
    aQrBill: async (facts = {}) => aPayment(ctx.db, (await anAccount(database)).id, facts),
    arrives: (...amounts) => importBankFile(ctx, aBankFile([amounts])),
    statusOf: async ({ id }) => (await findPayment(ctx.db, id))?.status,
    creditsOf: async ({ userId }) => (await sumCredits(ctx.db, userId)).rentCredits,
    payoutsOf: async ({ id }) =>
      (await listPayouts(ctx.db, { isConfirmed: null, offset: 0, limit: 100 }))
        .filter(({ paymentId }) => paymentId === id)
        .map(({ kind, amount }) => ({ kind, amount })),
  };
}
