import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentRecord } from '#capabilities/payments/payment.record.ts';
import { LOCALES } from '#kernel/locale.ts';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { type BankScene, bankScene } from '#tests/support/scenes/bank-scene.ts';
import { confirmByOperator } from '../bank/bank.service.ts';
import { settleByOperator } from '../bank/chargeback.service.ts';
import { importBankFile } from '../bank/import-bank-file.service.ts';
import { refundByOperator } from '../checkout/refund.service.ts';
import { movementLoader } from '../payment/movement.queries.ts';
import { findRefund } from '../payment/payment.queries.ts';
import { listPayouts } from '../payment/payout.queries.ts';
import { handleProviderMessage } from '../providers/payment-event.service.ts';
import { reconcilePayments } from '../providers/reconciliation.service.ts';

let scene: BankScene;
beforeAll(async () => {
  scene = await bankScene();
});
afterAll(() => scene.app.close());

let made = 0;
/** A QR-bill of a payer with an address of their own. */
const aQrBill = (facts: Partial<PaymentRecord> = {}) => scene.aQrBill({ email: `payer${++made}@example.ch`, ...facts });
const arrives = (payment: PaymentRecord, amount: string) =>
  scene.arrives({ ref: scene.ref(), amount, reference: payment.reference ?? '' });
/** Kinds of the mails to a payer, the first one first. */
const newsOf = async ({ email }: PaymentRecord) =>
  (await mailsTo(scene.ctx.db, email)).map(({ key }) => key.split(':')[0]).toReversed();
const lastTextOf = async ({ email }: PaymentRecord) =>
  (await mailsTo(scene.ctx.db, email))[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
const payoutOf = async ({ id }: PaymentRecord) => {
  const payouts = await listPayouts(scene.ctx.db, { isConfirmed: false, offset: 0, limit: 100 });
  return payouts.find(({ paymentId }) => paymentId === id)?.id ?? 0;
};
const sent = async (payment: PaymentRecord) => {
  const id = await payoutOf(payment);
  await confirmByOperator(scene.ctx, id, { right: 'operator', by: null });
  await confirmByOperator(scene.ctx, id, { right: 'operator', by: null });
};
const OPERATOR = { right: 'operator', reason: 'By mistake' } as const;

describe('the payer gets one mail about', () => {
  test('a part, the rest, more than that, and the way back', async () => {
    const payment = await aQrBill();
    await arrives(payment, '100.00');
    expect(await newsOf(payment)).toEqual(['billPart']);
    const part = await lastTextOf(payment);
    expect(part).toContain('Received: CHF 100.00 Still to pay: CHF 95.00');
    expect(part).toContain(`/en/workspace/my-payments?payment=${payment.id}`);
    expect(part).toContain('5 credits for rental listings');
    await arrives(payment, '105.00');
    expect(await newsOf(payment)).toEqual(['billPart', 'paymentReceived']);
    expect(await lastTextOf(payment)).toContain('You paid CHF 10.00 too much.');
    await sent(payment);
    expect(await newsOf(payment)).toEqual(['billPart', 'paymentReceived', 'payoutSent']);
    expect(await lastTextOf(payment)).toContain('We’ve transferred CHF 10.00');
  });

  test('the same sum twice', async () => {
    const payment = await aQrBill();
    for (const amount of ['195.00', '195.00']) await arrives(payment, amount);
    await sent(payment);
    expect(await newsOf(payment)).toEqual(['paymentReceived', 'paymentTwice', 'payoutSent']);
  });

  test('money after the end, and a part of it', async () => {
    for (const amount of ['195.00', '20.00']) {
      const payment = await aQrBill({ status: 99, kind: 'publication', offerId: 999_999, quantity: 30 });
      await arrives(payment, amount);
      await sent(payment);
      const end = amount === '20.00' ? 'payoutSent' : 'paymentRefunded';
      expect(await newsOf(payment)).toEqual(['paymentReturned', end]);
    }
  });

  test('a part that goes back because the QR-bill ended', async () => {
    const payment = await aQrBill({ deadline: TEST_NOW });
    await arrives(payment, '20.00');
    await reconcilePayments(scene.ctx);
    await reconcilePayments(scene.ctx);
    expect(await newsOf(payment)).toEqual(['billPart', 'partUnused']);
    expect(await lastTextOf(payment)).toContain('Of CHF 195.00, we received CHF 20.00.');
  });

  test('a refund by QR-bill: when it begins with its reason, and when the money is sent', async () => {
    const payment = await aQrBill();
    await arrives(payment, '195.00');
    for (let times = 0; times < 2; times++) await refundByOperator(scene.ctx, payment.id, OPERATOR);
    expect(await lastTextOf(payment)).toContain('Reason: By mistake');
    await sent(payment);
    expect(await newsOf(payment)).toEqual(['paymentReceived', 'refundBegun', 'paymentRefunded']);
  });

  test('a refund at the till', async () => {
    const payment = await aQrBill({ way: 'till' });
    const word = { kind: 'paid', amount: 19_500, currency: 'CHF' } as const;
    const event = { provider: 'till', id: 'once', paymentId: payment.id, word } as const;
    for (let times = 0; times < 2; times++) await handleProviderMessage(scene.ctx, event);
    await refundByOperator(scene.ctx, payment.id, OPERATOR);
    expect(await newsOf(payment)).toEqual(['paymentReceived', 'paymentRefunded']);
  });

  test('money that the bank took back', async () => {
    const payment = await aQrBill();
    await arrives(payment, '195.00');
    const entry = { amount: 19_500, currency: 'CHF', bookedOn: '2026-11-20', importedAt: TEST_NOW };
    const { id: creditId } = await scene.ctx.db
      .selectFrom('bankEntry')
      .select('id')
      .where('paymentId', '=', payment.id)
      .executeTakeFirstOrThrow();
    const { id } = await scene.ctx.db
      .insertInto('bankEntry')
      .values({ ...entry, amount: -19_500, entryKey: `back ${payment.id}`, fault: 'reversal' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settleByOperator(scene.ctx, id, { creditId, right: 'operator' });
    expect((await findRefund(scene.ctx.db, payment.id))?.reason).toBe('bank');
    expect(await newsOf(payment)).toEqual(['paymentReceived', 'paymentRefunded']);
  });

  test('an amount whose file is imported twice', async () => {
    const payment = await aQrBill();
    const file = aBankFile([[{ ref: scene.ref(), amount: '20.00', reference: payment.reference ?? '' }]]);
    for (let times = 0; times < 2; times++) await importBankFile(scene.ctx, file);
    expect(await newsOf(payment)).toEqual(['billPart']);
  });
});

test.each(LOCALES)('news in %s have no gap', async (lang) => {
  const offerId = 7_000 + LOCALES.indexOf(lang);
  const payment = await aQrBill({ lang, kind: 'publication', offerId, quantity: 30, offerTitle: 'Haus am Hang' });
  await arrives(payment, '20.00');
  const text = await lastTextOf(payment);
  expect(text).toContain(`${offerId}, Haus am Hang`);
  expect(text).not.toMatch(/mail\.|document\.|undefined|\{/);
});

test('movements of several payments are read by one statement', async () => {
  const [one, other] = [await aQrBill(), await aQrBill()];
  await arrives(one, '20.00');
  await arrives(other, '205.00');
  scene.app.database.takeStatements();
  const shown = await Promise.all([one, other].map(({ id }) => scene.ctx.loader(movementLoader).load(id)));
  expect(scene.app.database.takeStatements()).toHaveLength(1);
  expect(shown.map((movements) => movements.map(({ kind, amount }) => [kind, amount]))).toEqual([
    [['received', 2_000]],
    [
      ['received', 20_500],
      ['toSendBack', 1_000],
    ],
  ]);
});
