import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';
import { type BankScene, bankScene } from '#tests/support/scenes/bank-scene.ts';
import { aPayingMember } from '#tests/support/scenes/paying-member.ts';
import { listUnmatched } from '../payment/bank.queries.ts';
import { findRefund } from '../payment/payment.queries.ts';
import { listPayouts } from '../payment/payout.queries.ts';
import { reconcilePayments } from '../providers/reconciliation.service.ts';

let scene: BankScene;
beforeAll(async () => {
  scene = await bankScene();
});
afterAll(() => scene.app.close());

describe('an unpaid QR-bill', () => {
  test('is cancelled when its ten days are over, and a part of it goes back', async () => {
    const payment = await scene.aQrBill({ deadline: TEST_NOW });
    await scene.arrives({ ref: scene.ref(), amount: '100.00', reference: payment.reference ?? '' });
    await reconcilePayments(scene.ctx);
    expect(await scene.statusOf(payment)).toBe(99);
    expect(await scene.payoutsOf(payment)).toEqual([{ kind: 'partial', amount: 10_000 }]);
    await reconcilePayments(scene.ctx);
    expect(await scene.payoutsOf(payment)).toHaveLength(1);
  });
});

describe('AdminGlobal', () => {
  const aTreasurer = () => aPayingMember(scene.app, { rolesFlag: Role.AdminGlobal });
  const asked = async (query: string, variables: object) => (await aTreasurer()).browser.run(query, variables);

  test('refunds a QR-bill: it is refunded once the payout is confirmed', async () => {
    const payment = await scene.aQrBill();
    await scene.arrives({ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' });
    const refund =
      'mutation ($id: Int!) { refundPayment(id: $id, reason: "Asked for") { id status operationType refundOf } }';
    const { data } = await asked(refund, { id: payment.id });
    expect(data).toMatchObject({ refundPayment: { status: 10, operationType: 1, refundOf: payment.id } });
    expect(await scene.creditsOf(payment)).toBe(0);
    const [payout] = (await listPayouts(scene.ctx.db, { isConfirmed: false, offset: 0, limit: 100 })).filter(
      ({ paymentId }) => paymentId === payment.id,
    );
    expect(payout).toMatchObject({ kind: 'refund', amount: 19_500, toIban: 'CH9300762011623852957' });
    const confirm = 'mutation ($id: Int!) { confirmPayout(id: $id) { confirmedAt } }';
    for (let times = 0; times < 2; times++) expect(refusalOf(await asked(confirm, { id: payout?.id }))).toBeNull();
    expect(await scene.statusOf(payment)).toBe(40);
    expect(await findRefund(scene.ctx.db, payment.id)).toMatchObject({ status: 20 });
  });

  test('does not refund a pack whose credits are spent', async () => {
    const payment = await scene.aQrBill();
    await scene.arrives({ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' });
    const entry = { userId: payment.userId, offerType: 1, amount: -1, kind: 'spent', createdAt: TEST_NOW };
    await scene.ctx.db.insertInto('creditEntry').values(entry).execute();
    const refund = 'mutation ($id: Int!) { refundPayment(id: $id, reason: "Asked for") { id } }';
    expect(refusalOf(await asked(refund, { id: payment.id }))).toBe('409 error.credits.insufficient');
    expect(await scene.statusOf(payment)).toBe(20);
  });

  test('assigns an amount without reference to its QR-bill, once', async () => {
    const payment = await scene.aQrBill();
    await scene.arrives({ ref: scene.ref(), amount: '195.00' });
    const list = await asked('{ unmatchedBankEntries { data { id amount fault } } }', {});
    const [entry] = (list.data as { unmatchedBankEntries: { data: { id: number; fault: string }[] } })
      .unmatchedBankEntries.data;
    expect(entry).toMatchObject({ amount: 19_500, fault: 'unknownReference' });
    const assign =
      'mutation ($id: Int!, $paymentId: Int!) { assignBankEntry(id: $id, paymentId: $paymentId) { status } }';
    expect((await asked(assign, { id: entry?.id, paymentId: payment.id })).data).toMatchObject({
      assignBankEntry: { status: 20 },
    });
    expect(refusalOf(await asked(assign, { id: entry?.id, paymentId: payment.id }))).toBe(
      '409 error.status.transition',
    );
  });

  test('assigns an amount to a QR-bill that another sender has paid: it goes back to its sender', async () => {
    const payment = await scene.aQrBill();
    await scene.arrives({ ref: scene.ref(), amount: '195.00', iban: 'CH5604835012345678009' });
    const [entry] = await listUnmatched(scene.ctx.db, { offset: 0, limit: 1 });
    await scene.arrives({ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' });
    const assign = 'mutation ($id: Int!, $paymentId: Int!) { assignBankEntry(id: $id, paymentId: $paymentId) { id } }';
    expect(refusalOf(await asked(assign, { id: entry?.id, paymentId: payment.id }))).toBeNull();
    const payouts = await listPayouts(scene.ctx.db, { isConfirmed: false, offset: 0, limit: 100 });
    expect(payouts.filter(({ paymentId }) => paymentId === payment.id)).toMatchObject([
      { kind: 'excess', amount: 19_500, toIban: 'CH5604835012345678009' },
    ]);
  });

  test('sends back an amount that belongs to no payment', async () => {
    await scene.arrives({ ref: scene.ref(), amount: '12.00' });
    const list = await asked('{ unmatchedBankEntries { data { id } } }', {});
    const [entry] = (list.data as { unmatchedBankEntries: { data: { id: number }[] } }).unmatchedBankEntries.data;
    const send = 'mutation ($id: Int!) { payBackBankEntry(id: $id) { id kind amount toIban } }';
    const first = await asked(send, { id: entry?.id });
    expect(first.data).toMatchObject({ payBackBankEntry: { kind: 'unmatched', amount: 1_200 } });
    expect((await asked(send, { id: entry?.id })).data).toEqual(first.data);
  });
});
