import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { Role } from '#kernel/roles.ts';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { type BankScene, bankScene } from '#tests/support/scenes/bank-scene.ts';
import { aPayingMember, type PayingMember } from '#tests/support/scenes/paying-member.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { erasePayers } from '../payment/payment-records.queries.ts';
import { updatePayoutConfirmed } from '../payment/payout.queries.ts';
import { importBankFile } from './import-bank-file.service.ts';

let scene: BankScene;
let treasurer: PayingMember;
beforeAll(async () => {
  scene = await bankScene();
  treasurer = await aPayingMember(scene.app, { rolesFlag: Role.AdminGlobal });
});
afterAll(() => scene.app.close());

interface Listed {
  id: number;
  amount: number;
  credit: { id: number; paymentId: number | null } | null;
}

const LIST = '{ unmatchedBankEntries { data { id amount credit { id paymentId } } } }';
const SETTLE = `mutation ($id: Int!, $creditId: Int) { settleReversal(id: $id, creditId: $creditId) { id fault } }`;
const listed = async (): Promise<Listed[]> => {
  const { data } = await treasurer.browser.run(LIST);
  return (data as { unmatchedBankEntries: { data: Listed[] } }).unmatchedBankEntries.data;
};
const settle = async (id?: number, creditId?: number | null) =>
  refusalOf(await treasurer.browser.run(SETTLE, { id, creditId }));

const pays = (payment: PaymentRecord, amount = '195.00') =>
  scene.arrives({ ref: scene.ref(), amount, reference: payment.reference ?? '' });
const takesBack = (payment: PaymentRecord, amount = '195.00') =>
  scene.arrives({ ref: scene.ref(), amount, reference: payment.reference ?? '', isChargeback: true });

/** Settles the latest chargeback with the credit that it seems to reverse. */
async function settleLatest(): Promise<Listed | undefined> {
  const [chargeback] = await listed();
  expect(await settle(chargeback?.id, chargeback?.credit?.id)).toBeNull();
  return chargeback;
}

const acts = async (id?: number) => {
  const rows = scene.ctx.db.selectFrom('auditEntry').select(['act', 'after']).where('objectKind', '=', 'bankEntry');
  return (await rows.where('objectId', '=', id ?? 0).execute()).map(({ act }) => act);
};

describe('a credit that the bank took back', () => {
  test('ends what it paid for, once, and is in the audit log', async () => {
    const payment = await scene.aQrBill();
    await pays(payment);
    await takesBack(payment);
    expect(await scene.creditsOf(payment)).toBe(5);
    const chargeback = await settleLatest();
    expect(chargeback).toMatchObject({ amount: -19_500, credit: { paymentId: payment.id } });
    expect(await scene.statusOf(payment)).toBe(40);
    expect(await scene.creditsOf(payment)).toBe(0);
    expect(await scene.payoutsOf(payment)).toEqual([]);
    expect(await settle(chargeback?.id, chargeback?.credit?.id)).toBeNull();
    expect(await acts(chargeback?.id)).toEqual(['bankEntry.reversed']);
    expect(await settle(chargeback?.id, null)).toBe('409 error.status.transition');
    expect((await listed()).map(({ id }) => id)).not.toContain(chargeback?.id);
  });

  test('takes only credits that are still there: the sum is never below 0', async () => {
    const payment = await scene.aQrBill();
    await pays(payment);
    const spent = { userId: payment.userId, offerType: 1, amount: -4, kind: 'spent', createdAt: TEST_NOW };
    await scene.ctx.db.insertInto('creditEntry').values(spent).execute();
    await takesBack(payment);
    await settleLatest();
    expect(await scene.creditsOf(payment)).toBe(0);
    expect(await scene.statusOf(payment)).toBe(40);
  });

  test('takes a home offline that was paid by it', async () => {
    const owner = await aPayingMember(scene.app);
    const { id: offerId } = await anOwnOffer(scene.ctx.db, owner.id, { status: 10, hasOpenPayment: true });
    const payment = await scene.aQrBill({ kind: 'publication', offerId, quantity: 30 });
    await pays(payment);
    expect((await findOwnOffer(scene.ctx.db, offerId))?.paidDays).toBe(30);
    await takesBack(payment);
    await settleLatest();
    expect(await findOwnOffer(scene.ctx.db, offerId)).toMatchObject({ status: 15, paidDays: null, paidAt: null });
  });

  test('of money that came twice costs nothing: the second is not sent back, too', async () => {
    const payment = await scene.aQrBill();
    await pays(payment);
    await pays(payment);
    expect(await scene.payoutsOf(payment)).toEqual([{ kind: 'excess', amount: 19_500 }]);
    await takesBack(payment);
    await settleLatest();
    expect(await scene.payoutsOf(payment)).toEqual([]);
    expect(await scene.statusOf(payment)).toBe(20);
    expect(await scene.creditsOf(payment)).toBe(5);
  });

  test('of an open QR-bill makes it wait for more; of one that is no longer covered sends back the rest', async () => {
    const payment = await scene.aQrBill();
    await pays(payment, '100.00');
    await takesBack(payment, '100.00');
    await settleLatest();
    await pays(payment, '95.00');
    expect(await scene.statusOf(payment)).toBe(10);
    await pays(payment, '100.00');
    expect(await scene.statusOf(payment)).toBe(20);
    await takesBack(payment, '95.00');
    await settleLatest();
    expect(await scene.statusOf(payment)).toBe(40);
    expect(await scene.payoutsOf(payment)).toEqual([{ kind: 'partial', amount: 10_000 }]);
  });

  test('carries a refund out that waited to be sent', async () => {
    const payment = await scene.aQrBill();
    await pays(payment);
    const refund = 'mutation ($id: Int!) { refundPayment(id: $id, reason: "Asked for") { id } }';
    await treasurer.browser.run(refund, { id: payment.id });
    await takesBack(payment);
    await settleLatest();
    expect(await scene.statusOf(payment)).toBe(40);
    const unsent = await treasurer.browser.run('{ payouts(isConfirmed: false) { data { paymentId } } }');
    expect(JSON.stringify(unsent.data)).not.toContain(`"paymentId":${payment.id}}`);
  });

  test('and that came again after all goes back, for the payment is refunded', async () => {
    for (const isRefunded of [false, true]) {
      const payment = await scene.aQrBill();
      await pays(payment);
      const refund = 'mutation ($id: Int!) { refundPayment(id: $id, reason: "Asked for") { id } }';
      if (isRefunded) await treasurer.browser.run(refund, { id: payment.id });
      await takesBack(payment);
      await settleLatest();
      await pays(payment);
      expect(await scene.statusOf(payment)).toBe(40);
      expect(await scene.payoutsOf(payment)).toEqual([{ kind: 'excess', amount: 19_500 }]);
    }
  });

  test('that is reported before the credit itself waits for it, and then ends the purchase', async () => {
    const payment = await scene.aQrBill();
    await takesBack(payment);
    expect((await listed())[0]?.credit).toBeNull();
    await pays(payment);
    expect(await settleLatest()).toMatchObject({ amount: -19_500, credit: { paymentId: payment.id } });
    expect([await scene.statusOf(payment), await scene.creditsOf(payment)]).toEqual([40, 0]);
  });

  test('by more than it was fits no credit, and moves nothing', async () => {
    const payment = await scene.aQrBill();
    await pays(payment);
    await takesBack(payment, '300.00');
    const [chargeback] = await listed();
    expect(chargeback?.credit).toBeNull();
    const [credit] = await scene.ctx.db
      .selectFrom('bankEntry')
      .select('id')
      .where('paymentId', '=', payment.id)
      .execute();
    expect(await settle(chargeback?.id, credit?.id)).toBe('409 error.status.transition');
    expect(await settle(chargeback?.id, null)).toBeNull();
    expect([await scene.statusOf(payment), await scene.creditsOf(payment)]).toEqual([20, 5]);
  });

  test('reported twice, by notification and statement, is one', async () => {
    const payment = await scene.aQrBill();
    await pays(payment);
    const entry = { ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '', isChargeback: true };
    const before = (await listed()).length;
    for (const format of ['camt.054.001.08', 'camt.053.001.08'] as const)
      await importBankFile(scene.ctx, aBankFile([[entry]], format));
    expect(await listed()).toHaveLength(before + 1);
    await settleLatest();
  });

  test('after its payer was erased ends the purchase, and names no person', async () => {
    const payment = await scene.aQrBill();
    await pays(payment);
    await scene.ctx.db.transaction().execute((tx) => erasePayers(tx, [payment.userId]));
    await takesBack(payment);
    await settleLatest();
    expect(await scene.statusOf(payment)).toBe(40);
    const stored = scene.ctx.db.selectFrom('bankEntry').select(['debtorName', 'debtorIban', 'text']);
    for (const row of await stored.where('paymentId', '=', payment.id).where('amount', '<', 0).execute())
      expect(row).toEqual({ debtorName: null, debtorIban: null, text: null });
  });

  test('of no payment leaves the list with it, and its payout goes unless it was sent', async () => {
    const before = (await listed()).length;
    for (const isSent of [false, true]) {
      await scene.arrives({ ref: scene.ref(), amount: '12.00' });
      const [credit] = await listed();
      const { data } = await treasurer.browser.run('mutation ($id: Int!) { payBackBankEntry(id: $id) { id } }', credit);
      const { id } = (data as { payBackBankEntry: { id: number } }).payBackBankEntry;
      if (isSent) await updatePayoutConfirmed(scene.ctx.db, id, { by: null, now: TEST_NOW });
      await scene.arrives({ ref: scene.ref(), amount: '12.00', isChargeback: true });
      expect(await settleLatest()).toMatchObject({ credit: { id: credit?.id, paymentId: null } });
      const left = await scene.ctx.db.selectFrom('payout').select('id').where('id', '=', id).execute();
      expect(left).toHaveLength(isSent ? 1 : 0);
    }
    expect(await listed()).toHaveLength(before);
  });

  test('fits a credit of the same amount alone, and takes each back once', async () => {
    const payment = await scene.aQrBill();
    await pays(payment);
    await takesBack(payment);
    const [first] = await listed();
    await scene.arrives({ ref: scene.ref(), amount: '7.00', isChargeback: true, iban: 'CH5604835012345678009' });
    const [other] = await listed();
    expect(other?.credit).toBeNull();
    expect(await settle(other?.id, first?.credit?.id)).toBe('409 error.status.transition');
    expect(await settle(first?.credit?.id, null)).toBe('409 error.status.transition');
    expect(await settle(first?.id, 999_999)).toBe('404 error.notFound');
    expect(await settle(other?.id, null)).toBeNull();
    await settleLatest();
    await takesBack(payment);
    const [again] = await listed();
    expect(again?.credit).toBeNull();
    expect(await settle(again?.id, first?.credit?.id)).toBe('409 error.status.transition');
  });
});
