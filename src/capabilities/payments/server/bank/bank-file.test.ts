import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBankFile, type BankAmount, type BankFormat } from '#tests/factories/bank-file.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { refusalOf } from '#tests/support/browser-session.ts';
import { aPayingMember } from '#tests/support/paying-member.ts';
import { mailsTo } from '#tests/support/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/test-app.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { sumCredits } from '../credit.queries.ts';
import { findPayment, findRefund } from '../payment.queries.ts';
import { reconcilePayments } from '../reconciliation.service.ts';
import { BankFileError, readBankFile } from './camt-file.ts';
import { importBankFile } from './import-bank-file.service.ts';
import { listPayouts } from './payout.queries.ts';

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await testApp();
  const { database, services } = app;
  ctx = backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
});
afterAll(() => app.close());

let made = 0;
const ref = () => `REF-${++made}`;

async function aBill(facts: Partial<PaymentRecord> = {}) {
  const { id: userId } = await anAccount(app.database);
  return aPayment(ctx.db, userId, facts);
}
const arrives = (...amounts: BankAmount[]) => importBankFile(ctx, aBankFile([amounts]));
const statusOf = async ({ id }: PaymentRecord) => (await findPayment(ctx.db, id))?.status;
const creditsOf = async ({ userId }: PaymentRecord) => (await sumCredits(ctx.db, userId)).rentCredits;
const payoutsOf = async ({ id }: PaymentRecord) =>
  (await listPayouts(ctx.db, { isConfirmed: null, offset: 0, limit: 100 }))
    .filter(({ paymentId }) => paymentId === id)
    .map(({ kind, amount }) => ({ kind, amount }));

describe('a bank file', () => {
  test.each<BankFormat>([
    ...(['camt.053.001.02', 'camt.053.001.04', 'camt.053.001.08'] as const),
    ...(['camt.054.001.02', 'camt.054.001.04', 'camt.054.001.06', 'camt.054.001.08', 'camt.054.001.10'] as const),
  ])('of %s pays the bill whose reference it names', async (format) => {
    const bill = await aBill();
    const reference = bill.reference ?? '';
    const report = await importBankFile(ctx, aBankFile([[{ ref: ref(), amount: '195.00', reference }]], format));
    expect(report).toMatchObject({ format, ends: { paid: 1 }, unmatched: [], faults: [] });
    expect(await statusOf(bill)).toBe(20);
    expect(await creditsOf(bill)).toBe(5);
  });

  test('says who paid, with signs that XML writes otherwise', () => {
    const { arrivals } = readBankFile(aBankFile([[{ ref: 'A', amount: '1.00', reference: 'RF18 5390 0754 7034' }]]));
    expect(arrivals).toMatchObject([{ debtorName: 'Muster & Söhne', reference: 'RF18539007547034', amount: 100 }]);
  });

  test('read again changes nothing', async () => {
    const bill = await aBill();
    const file = aBankFile([[{ ref: ref(), amount: '195.00', reference: bill.reference ?? '' }]]);
    await importBankFile(ctx, file);
    const again = await importBankFile(ctx, file);
    expect(again.ends).toMatchObject({ known: 1, paid: 0 });
    expect(await creditsOf(bill)).toBe(5);
    expect(await payoutsOf(bill)).toEqual([]);
  });

  test('with the same amount from statement and notification counts it once', async () => {
    const bill = await aBill();
    const amount = { ref: ref(), amount: '195.00', reference: bill.reference ?? '' };
    await importBankFile(ctx, aBankFile([[amount]], 'camt.054.001.08'));
    const { ends } = await importBankFile(ctx, aBankFile([[amount]], 'camt.053.001.08'));
    expect(ends).toMatchObject({ known: 1 });
  });

  test('with a batch pays each bill of it, equal amounts too', async () => {
    const [one, other] = [await aBill(), await aBill()];
    const batch = [one, other].map(({ reference }) => ({ ref: ref(), amount: '195.00', reference: reference ?? '' }));
    expect((await arrives(...batch)).ends).toMatchObject({ paid: 2 });
    expect([await statusOf(one), await statusOf(other)]).toEqual([20, 20]);
  });

  test('with two equal amounts of one sender for one bill keeps both', async () => {
    const bill = await aBill();
    const half = { ref: 'SAME', amount: '97.50', reference: bill.reference ?? '' };
    expect((await arrives(half, half)).ends).toMatchObject({ part: 1, paid: 1 });
  });

  test('with too little waits for the rest, and says so', async () => {
    const bill = await aBill();
    const reference = bill.reference ?? '';
    expect((await arrives({ ref: ref(), amount: '100.00', reference })).ends).toMatchObject({ part: 1 });
    expect(await statusOf(bill)).toBe(10);
    const [mail] = await mailsTo(ctx.db, bill.email);
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('CHF 95.00 are still to be paid');
    await arrives({ ref: ref(), amount: '95.00', reference });
    expect(await statusOf(bill)).toBe(20);
    expect(await payoutsOf(bill)).toEqual([]);
  });

  test('with too much pays the bill, and the rest is to go back', async () => {
    const bill = await aBill();
    await arrives({ ref: ref(), amount: '200.05', reference: bill.reference ?? '' });
    expect(await statusOf(bill)).toBe(20);
    expect(await payoutsOf(bill)).toEqual([{ kind: 'excess', amount: 505 }]);
  });

  test('with a second payment of the same bill sends it back', async () => {
    const bill = await aBill();
    await arrives({ ref: ref(), amount: '195.00', reference: bill.reference ?? '' });
    await arrives({ ref: ref(), amount: '195.00', reference: bill.reference ?? '' });
    expect(await creditsOf(bill)).toBe(5);
    expect(await payoutsOf(bill)).toEqual([{ kind: 'excess', amount: 19_500 }]);
  });

  test('with a part that comes after the end sends it back; all of it counts late', async () => {
    const [part, whole] = [await aBill({ status: 99 }), await aBill({ status: 99 })];
    await arrives({ ref: ref(), amount: '50.00', reference: part.reference ?? '' });
    expect(await statusOf(part)).toBe(99);
    expect(await payoutsOf(part)).toEqual([{ kind: 'late', amount: 5_000 }]);
    await arrives({ ref: ref(), amount: '195.00', reference: whole.reference ?? '' });
    expect(await statusOf(whole)).toBe(20);
    expect(await creditsOf(whole)).toBe(5);
  });

  test('for an offer that is gone sends all of it back, and what comes again, too', async () => {
    const bill = await aBill({ kind: 'publication', offerId: 999_999, quantity: 30, amount: 4_900 });
    for (let times = 0; times < 2; times++)
      await arrives({ ref: ref(), amount: '49.00', reference: bill.reference ?? '' });
    expect(await payoutsOf(bill)).toEqual([
      { kind: 'excess', amount: 4_900 },
      { kind: 'late', amount: 4_900 },
    ]);
  });

  test('with other money, no reference, or one that nobody knows lists it', async () => {
    const bill = await aBill();
    const report = await arrives({ ref: ref(), amount: '195.00', reference: bill.reference ?? '', currency: 'EUR' });
    const others = await arrives(
      { ref: ref(), amount: '10.00' },
      { ref: ref(), amount: '11.00', reference: '9'.repeat(27) },
    );
    expect(report.ends).toMatchObject({ unmatched: 1 });
    expect(others.ends).toMatchObject({ unmatched: 2 });
    expect(others.unmatched.join('\n')).toContain('CHF  11.00');
    expect(await statusOf(bill)).toBe(10);
  });

  test('takes nothing that is only announced, that goes out, or that comes back of our own', async () => {
    const { reference } = await aBill();
    const one = { amount: '195.00', reference: reference ?? '' };
    const report = await importBankFile(
      ctx,
      aBankFile([
        [{ ...one, ref: ref(), isPending: true }],
        [{ ...one, ref: ref(), isDebit: true }],
        [{ ...one, ref: ref(), isReversal: true, isDebit: false }],
      ]),
    );
    expect(report).toMatchObject({ passedOver: 3, ends: { paid: 0, unmatched: 0 } });
  });

  test('that takes an amount back has somebody look at it', async () => {
    const bill = await aBill();
    const reference = bill.reference ?? '';
    await arrives({ ref: ref(), amount: '195.00', reference });
    const { ends } = await arrives({ ref: ref(), amount: '195.00', reference, isReversal: true });
    expect(ends).toMatchObject({ unmatched: 1 });
    expect(await statusOf(bill)).toBe(20);
  });

  test('whose parts do not add up is told, and not taken', async () => {
    const { reference } = await aBill();
    const batch = [1, 2].map(() => ({ ref: ref(), amount: '195.00', reference: reference ?? '' }));
    const wrong = Buffer.from(String(aBankFile([batch])).replace('>390.00<', '>400.00<'));
    const report = await importBankFile(ctx, wrong);
    expect(report.faults).toHaveLength(1);
    expect(report.ends).toMatchObject({ paid: 0 });
  });

  const GOOD = String(aBankFile([[{ ref: 'A', amount: '1.00' }]]));
  test.each([
    ['another message', GOOD.replaceAll('camt.054', 'camt.052')],
    ['a version that is not understood', GOOD.replaceAll('001.08', '001.99')],
    ['no XML', 'Datum;Betrag\n1.1.;3'],
    ['XML that ends too early', GOOD.slice(0, -20)],
    ['definitions of its own', GOOD.replace('?>', '?><!DOCTYPE a [<!ENTITY b "bbbb">]>')],
    ['nothing', ''],
    ['elements within elements without end', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`],
    ['another character set', Buffer.from(GOOD.replace('Muster', 'M\u00fcster'), 'latin1')],
  ])('with %s is refused', (_what, text) => {
    expect(() => readBankFile(Buffer.from(text))).toThrow(BankFileError);
  });

  test.each(['-5.00', '1e3', '5.005', '99999999999.00', '0.00'])(
    'with an amount of %s is told, and not taken',
    (amount) => {
      const { arrivals, faults } = readBankFile(Buffer.from(GOOD.replaceAll('1.00', amount)));
      expect(arrivals).toEqual([]);
      expect(faults).toHaveLength(1);
    },
  );
});

describe('a bill that nobody paid', () => {
  test('is cancelled when its ten days are over, and a part of it goes back', async () => {
    const bill = await aBill({ deadline: TEST_NOW });
    await arrives({ ref: ref(), amount: '100.00', reference: bill.reference ?? '' });
    await reconcilePayments(ctx);
    expect(await statusOf(bill)).toBe(99);
    expect(await payoutsOf(bill)).toEqual([{ kind: 'partial', amount: 10_000 }]);
    await reconcilePayments(ctx);
    expect(await payoutsOf(bill)).toHaveLength(1);
  });
});

describe('AdminGlobal', () => {
  const aTreasurer = () => aPayingMember(app, { rolesFlag: Role.AdminGlobal });
  const asked = async (query: string, variables: object) => (await aTreasurer()).browser.run(query, variables);

  test('refunds a bill: it is refunded once somebody has sent the money', async () => {
    const bill = await aBill();
    await arrives({ ref: ref(), amount: '195.00', reference: bill.reference ?? '' });
    const refund =
      'mutation ($id: Int!) { refundPayment(id: $id, reason: "Asked for") { id status operationType refundOf } }';
    const { data } = await asked(refund, { id: bill.id });
    expect(data).toMatchObject({ refundPayment: { status: 10, operationType: 1, refundOf: bill.id } });
    expect(await creditsOf(bill)).toBe(0);
    const [payout] = (await listPayouts(ctx.db, { isConfirmed: false, offset: 0, limit: 100 })).filter(
      ({ paymentId }) => paymentId === bill.id,
    );
    expect(payout).toMatchObject({ kind: 'refund', amount: 19_500, toIban: 'CH9300762011623852957' });
    const confirm = 'mutation ($id: Int!) { confirmPayout(id: $id) { confirmedAt } }';
    for (let times = 0; times < 2; times++) expect(refusalOf(await asked(confirm, { id: payout?.id }))).toBeNull();
    expect(await statusOf(bill)).toBe(40);
    expect(await findRefund(ctx.db, bill.id)).toMatchObject({ status: 20 });
  });

  test('does not refund a pack whose credits are spent', async () => {
    const bill = await aBill();
    await arrives({ ref: ref(), amount: '195.00', reference: bill.reference ?? '' });
    const entry = { user_id: bill.userId, offer_type: 1, amount: -1, kind: 'spent', created_at: TEST_NOW };
    await ctx.db.insertInto('credit_entry').values(entry).execute();
    const refund = 'mutation ($id: Int!) { refundPayment(id: $id, reason: "Asked for") { id } }';
    expect(refusalOf(await asked(refund, { id: bill.id }))).toBe('409 error.credits.insufficient');
    expect(await statusOf(bill)).toBe(20);
  });

  test('tells an amount without reference to its bill, once', async () => {
    const bill = await aBill();
    await arrives({ ref: ref(), amount: '195.00' });
    const list = await asked('{ unmatchedBankEntries { data { id amount fault } } }', {});
    const [entry] = (list.data as { unmatchedBankEntries: { data: { id: number; fault: string }[] } })
      .unmatchedBankEntries.data;
    expect(entry).toMatchObject({ amount: 19_500, fault: 'unknownReference' });
    const assign =
      'mutation ($id: Int!, $paymentId: Int!) { assignBankEntry(id: $id, paymentId: $paymentId) { status } }';
    expect((await asked(assign, { id: entry?.id, paymentId: bill.id })).data).toMatchObject({
      assignBankEntry: { status: 20 },
    });
    expect(refusalOf(await asked(assign, { id: entry?.id, paymentId: bill.id }))).toBe('409 error.status.transition');
  });

  test('sends an amount back that belongs to nobody', async () => {
    await arrives({ ref: ref(), amount: '12.00' });
    const list = await asked('{ unmatchedBankEntries { data { id } } }', {});
    const [entry] = (list.data as { unmatchedBankEntries: { data: { id: number }[] } }).unmatchedBankEntries.data;
    const send = 'mutation ($id: Int!) { payBackBankEntry(id: $id) { id kind amount toIban } }';
    const first = await asked(send, { id: entry?.id });
    expect(first.data).toMatchObject({ payBackBankEntry: { kind: 'unmatched', amount: 1_200 } });
    expect((await asked(send, { id: entry?.id })).data).toEqual(first.data);
  });
});
