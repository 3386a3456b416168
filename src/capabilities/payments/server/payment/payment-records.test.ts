import { afterAll, beforeAll, expect, test } from 'vitest';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { confirmByOperator } from '../bank/bank.service.ts';
import { findPayment } from './payment.queries.ts';
import { PAYMENT_RECORDS } from './payment-records.ts';
import { insertPayout, listPayouts, updatePayoutConfirmed } from './payout.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const NAME = 'Anna Muster';

async function aPayer() {
  const { db } = app.database;
  const { id: userId } = await anAccount(app.database);
  const payment = await aPayment(db, userId, { payerName: NAME, reason: `${NAME} asked` });
  const bankEntry = { bookedOn: '2026-11-20', amount: 19_500, currency: 'CHF', importedAt: TEST_NOW };
  const person = { debtorName: NAME, debtorIban: 'CH9300762011623852957', text: `From ${NAME}` };
  await db
    .insertInto('bankEntry')
    .values({ ...bankEntry, ...person, entryKey: `key-${payment.id}`, paymentId: payment.id })
    .execute();
  const grant = { offerType: 1, amount: 2, kind: 'granted', reason: `Gift to ${NAME}`, createdAt: TEST_NOW };
  await db
    .insertInto('creditEntry')
    .values({ ...grant, userId })
    .execute();
  const payouts: { id: number }[] = [];
  for (const kind of ['excess', 'partial'] as const)
    payouts.push(await insertPayout(db, { paymentId: payment.id, amount: 100, currency: 'CHF', kind, now: TEST_NOW }));
  await updatePayoutConfirmed(db, payouts[0]?.id ?? 0, { by: null, now: TEST_NOW });
  return { userId, payment };
}

test('the export has payments, transfers and credits', async () => {
  const { userId, payment } = await aPayer();
  const exported = await PAYMENT_RECORDS.export?.(app.database.db, { accountId: userId, origin: '' });
  expect(exported).toMatchObject({
    payments: [{ id: payment.id, amount: 19_500, reference: payment.reference, payerName: NAME }],
    transfers: [{ amount: 19_500, name: NAME }],
    creditEntries: [{ amount: 2, kind: 'granted' }],
  });
});

test('erasing leaves amounts, days and references, and nothing that names the person but where money is still to be sent', async () => {
  const { db } = app.database;
  const [gone, staying] = [await aPayer(), await aPayer()];
  for (let times = 0; times < 2; times++)
    await db.transaction().execute(async (tx) => PAYMENT_RECORDS.erase?.(tx, [gone.userId], TEST_NOW));
  const exported = await PAYMENT_RECORDS.export?.(db, { accountId: gone.userId, origin: '' });
  expect(JSON.stringify(exported)).not.toContain(NAME);
  const { amount, reference, email } = (await findPayment(db, gone.payment.id)) ?? {};
  expect({ amount, reference, email }).toEqual({ amount: 19_500, reference: gone.payment.reference, email: '' });
  const payouts = await listPayouts(db, { isConfirmed: null, offset: 0, limit: 100 });
  const theirs = payouts.filter(({ paymentId }) => paymentId === gone.payment.id);
  expect(theirs.map(({ kind, toName }) => [kind, toName])).toEqual([
    ['partial', NAME],
    ['excess', null],
  ]);
  expect((await findPayment(db, staying.payment.id))?.payerName).toBe(NAME);
});

test('the data of an erased person that was needed to send money back is deleted when it is sent', async () => {
  const { database, services } = app;
  const { db } = database;
  const [gone, staying] = [await aPayer(), await aPayer()];
  await db.transaction().execute(async (tx) => PAYMENT_RECORDS.erase?.(tx, [gone.userId], TEST_NOW));
  const ctx = backgroundContext({ db, services, requestId: 'test', now: () => TEST_NOW });
  const namesOf = async ({ payment }: typeof gone) =>
    (await listPayouts(db, { isConfirmed: null, offset: 0, limit: 100 }))
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ toName }) => toName);
  for (const { payment } of [gone, staying]) {
    const open = await listPayouts(db, { isConfirmed: false, offset: 0, limit: 100 });
    for (const { id } of open.filter(({ paymentId }) => paymentId === payment.id))
      await confirmByOperator(ctx, id, { right: 'operator', by: null });
  }
  expect([await namesOf(gone), await namesOf(staying)]).toEqual([
    [null, null],
    [NAME, NAME],
  ]);
});
