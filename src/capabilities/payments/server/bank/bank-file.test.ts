import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { aBankFile, type BankFormat } from '#tests/factories/bank-file.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { type BankScene, bankScene } from '#tests/support/scenes/bank-scene.ts';
import { drawQrBill } from '../documents/qr-bill.ts';
import { updatePayment } from '../payment/payment.queries.ts';
import { PAYMENT_SETTINGS } from '../payment.settings.ts';
import { qrBillDigits, qrBillReference } from '../ways/qr-bill-reference.ts';
import { qrBillSeries } from '../ways/qr-bill-series.queries.ts';
import { readBankFile } from './camt-file.ts';
import { importBankFile } from './import-bank-file.service.ts';

/** The account of the sample. */
const ACCOUNTS = ['CH4431999123000889012'];

let scene: BankScene;
beforeAll(async () => {
  scene = await bankScene();
});
afterAll(() => scene.app.close());

describe('a bank file', () => {
  test.each<BankFormat>([
    ...(['camt.053.001.02', 'camt.053.001.04', 'camt.053.001.08'] as const),
    ...(['camt.054.001.02', 'camt.054.001.04', 'camt.054.001.06', 'camt.054.001.08', 'camt.054.001.10'] as const),
  ])('of %s pays the QR-bill whose reference it names', async (format) => {
    const payment = await scene.aQrBill();
    const reference = payment.reference ?? '';
    const report = await importBankFile(
      scene.ctx,
      aBankFile([[{ ref: scene.ref(), amount: '195.00', reference }]], format),
    );
    expect(report).toMatchObject({ format, ends: { paid: 1 }, unmatched: [], faults: [] });
    expect(await scene.statusOf(payment)).toBe(20);
    expect(await scene.creditsOf(payment)).toBe(5);
  });

  test('pays a QR-bill that was written for the other kind of account, by the reference of then and of now', async () => {
    const { qrBill: account } = scene.app.services.settings.of(PAYMENT_SETTINGS);
    const [was, now] = [account, { ...account, iban: 'CH5604835012345678009' }];
    const series = await qrBillSeries(scene.ctx.db);
    for (const [before, after] of [
      [was, now],
      [now, was],
    ] as const) {
      for (const paidBy of [before, after]) {
        // QR-bills sent before installations had a series bear the number of the payment alone.
        for (const digitsFor of [String, (id: number) => qrBillDigits(series, id)]) {
          const payment = await scene.aQrBill();
          const digits = digitsFor(payment.id);
          const written = { ...payment, reference: qrBillReference(before.iban, digits) };
          await updatePayment(scene.ctx.db, payment.id, { reference: written.reference });
          const shown = drawQrBill(after, written, { amount: payment.amount, locale: 'en' });
          expect(shown.reference.replace(/\s/g, '')).toBe(qrBillReference(after.iban, digits));
          const reference = qrBillReference(paidBy.iban, digits);
          const { ends } = await scene.arrives({ ref: scene.ref(), amount: '195.00', reference });
          expect(ends).toMatchObject({ paid: 1 });
          expect(await scene.statusOf(payment)).toBe(20);
        }
      }
    }
  });

  test('with the reference of another program, or of another installation, pays no QR-bill of ours', async () => {
    const payment = await scene.aQrBill();
    const { iban } = scene.app.services.settings.of(PAYMENT_SETTINGS).qrBill;
    for (const digits of [String(payment.id), qrBillDigits('1000000000', payment.id)]) {
      const reference = qrBillReference(iban, digits);
      expect((await scene.arrives({ ref: scene.ref(), amount: '195.00', reference })).ends).toMatchObject({
        unmatched: 1,
      });
    }
    expect(await scene.statusOf(payment)).toBe(10);
  });

  test('that pays for credits of an account that was removed meanwhile gives none, and the money goes back', async () => {
    const payment = await scene.aQrBill();
    await updateAccount(scene.ctx.db, payment.userId, { status: AccountStatus.Removed });
    await scene.arrives({ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' });
    expect([await scene.creditsOf(payment), await scene.payoutsOf(payment)]).toEqual([
      0,
      [{ kind: 'late', amount: 19_500 }],
    ]);
  });

  test('says who paid, with signs that XML writes otherwise', () => {
    const { arrivals } = readBankFile(
      aBankFile([[{ ref: 'A', amount: '1.00', reference: 'RF18 5390 0754 7034' }]]),
      ACCOUNTS,
    );
    expect(arrivals).toMatchObject([{ debtorName: 'Muster & Söhne', reference: 'RF18539007547034', amount: 100 }]);
  });

  test('counts what arrived, not what was sent', async () => {
    const payment = await scene.aQrBill();
    const amount = { ref: scene.ref(), amount: '190.00', sent: '195.00', reference: payment.reference ?? '' };
    expect((await scene.arrives(amount)).ends).toMatchObject({ part: 1 });
    expect(await scene.statusOf(payment)).toBe(10);
  });

  test('that describes only a part of its batch is reported, and not taken', async () => {
    const { reference } = await scene.aQrBill();
    const file = String(aBankFile([[{ ref: scene.ref(), amount: '195.00', reference: reference ?? '' }]]));
    const report = await importBankFile(scene.ctx, Buffer.from(file.replace('<NbOfTxs>1<', '<NbOfTxs>2<')));
    expect(report).toMatchObject({ ends: { paid: 0, unmatched: 0 }, faults: [{ kind: 'batch' }] });
  });

  test('booked on an impossible day is reported, and not taken', () => {
    const file = String(aBankFile([[{ ref: 'A', amount: '1.00' }]])).replace('2026-11-20', '2026-02-30');
    expect(readBankFile(Buffer.from(file), ACCOUNTS)).toMatchObject({ arrivals: [], faults: [{ kind: 'incomplete' }] });
  });

  test('with a batch pays each QR-bill of it, equal amounts too', async () => {
    const [one, other] = [await scene.aQrBill(), await scene.aQrBill()];
    const batch = [one, other].map(({ reference }) => ({
      ref: scene.ref(),
      amount: '195.00',
      reference: reference ?? '',
    }));
    expect((await scene.arrives(...batch)).ends).toMatchObject({ paid: 2 });
    expect([await scene.statusOf(one), await scene.statusOf(other)]).toEqual([20, 20]);
  });

  test('with two equal amounts of one sender for one QR-bill records both', async () => {
    const payment = await scene.aQrBill();
    const half = { ref: 'SAME', amount: '97.50', reference: payment.reference ?? '' };
    expect((await scene.arrives(half, half)).ends).toMatchObject({ part: 1, paid: 1 });
  });

  test('with too little waits for the rest, and says so', async () => {
    const payment = await scene.aQrBill();
    const reference = payment.reference ?? '';
    expect((await scene.arrives({ ref: scene.ref(), amount: '100.00', reference })).ends).toMatchObject({ part: 1 });
    expect(await scene.statusOf(payment)).toBe(10);
    const [mail] = await mailsTo(scene.ctx.db, payment.email);
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('CHF 95.00 is still to be paid');
    await scene.arrives({ ref: scene.ref(), amount: '95.00', reference });
    expect(await scene.statusOf(payment)).toBe(20);
    expect(await scene.payoutsOf(payment)).toEqual([]);
  });

  test('with too much pays the QR-bill, and the rest is to go back', async () => {
    const payment = await scene.aQrBill();
    await scene.arrives({ ref: scene.ref(), amount: '200.05', reference: payment.reference ?? '' });
    expect(await scene.statusOf(payment)).toBe(20);
    expect(await scene.payoutsOf(payment)).toEqual([{ kind: 'excess', amount: 505 }]);
  });

  test('with a second payment of the same QR-bill sends it back', async () => {
    const payment = await scene.aQrBill();
    await scene.arrives({ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' });
    await scene.arrives({ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' });
    expect(await scene.creditsOf(payment)).toBe(5);
    expect(await scene.payoutsOf(payment)).toEqual([{ kind: 'excess', amount: 19_500 }]);
  });

  test('with a part that comes after the end sends it back; all of it counts late', async () => {
    const [part, whole] = [await scene.aQrBill({ status: 99 }), await scene.aQrBill({ status: 99 })];
    await scene.arrives({ ref: scene.ref(), amount: '50.00', reference: part.reference ?? '' });
    expect(await scene.statusOf(part)).toBe(99);
    expect(await scene.payoutsOf(part)).toEqual([{ kind: 'late', amount: 5_000 }]);
    await scene.arrives({ ref: scene.ref(), amount: '195.00', reference: whole.reference ?? '' });
    expect(await scene.statusOf(whole)).toBe(20);
    expect(await scene.creditsOf(whole)).toBe(5);
  });

  test('for an offer that is gone sends all of it back, and what comes again, too', async () => {
    const payment = await scene.aQrBill({ kind: 'publication', offerId: 999_999, quantity: 30, amount: 4_900 });
    for (let times = 0; times < 2; times++)
      await scene.arrives({ ref: scene.ref(), amount: '49.00', reference: payment.reference ?? '' });
    expect(await scene.payoutsOf(payment)).toEqual([
      { kind: 'excess', amount: 4_900 },
      { kind: 'late', amount: 4_900 },
    ]);
  });

  test('with other money, without a reference, or with an unknown one lists the amount', async () => {
    const payment = await scene.aQrBill();
    const report = await scene.arrives({
      ref: scene.ref(),
      amount: '195.00',
      reference: payment.reference ?? '',
      currency: 'EUR',
    });
    const others = await scene.arrives(
      { ref: scene.ref(), amount: '10.00' },
      { ref: scene.ref(), amount: '11.00', reference: '9'.repeat(27) },
    );
    expect(report.ends).toMatchObject({ unmatched: 1 });
    expect(others.ends).toMatchObject({ unmatched: 2 });
    expect(others.unmatched).toContainEqual(expect.objectContaining({ currency: 'CHF', amount: 1_100 }));
    expect(await scene.statusOf(payment)).toBe(10);
  });

  test('takes nothing that is only announced, that goes out, or that comes back of our own', async () => {
    const { reference } = await scene.aQrBill();
    const one = { amount: '195.00', reference: reference ?? '' };
    const report = await importBankFile(
      scene.ctx,
      aBankFile([
        [{ ...one, ref: scene.ref(), isPending: true }],
        [{ ...one, ref: scene.ref(), isDebit: true }],
        [{ ...one, ref: scene.ref(), isChargeback: true, isDebit: false }],
      ]),
    );
    expect(report).toMatchObject({ passedOver: 3, ends: { paid: 0, unmatched: 0 } });
  });

  test('that reverses an amount lists it for staff', async () => {
    const payment = await scene.aQrBill();
    const reference = payment.reference ?? '';
    await scene.arrives({ ref: scene.ref(), amount: '195.00', reference });
    const { ends } = await scene.arrives({ ref: scene.ref(), amount: '195.00', reference, isChargeback: true });
    expect(ends).toMatchObject({ unmatched: 1 });
    expect(await scene.statusOf(payment)).toBe(20);
  });

  test('whose parts do not add up is reported, and not taken', async () => {
    const { reference } = await scene.aQrBill();
    const batch = [1, 2].map(() => ({ ref: scene.ref(), amount: '195.00', reference: reference ?? '' }));
    const wrong = Buffer.from(String(aBankFile([batch])).replace('>390.00<', '>400.00<'));
    const report = await importBankFile(scene.ctx, wrong);
    expect(report.faults).toHaveLength(1);
    expect(report.ends).toMatchObject({ paid: 0 });
  });

  const GOOD = String(aBankFile([[{ ref: 'A', amount: '1.00' }]]));
  test.each(['-5.00', '1e3', '5.005', '99999999999.00', '0.00'])(
    'with an amount of %s is reported, and not taken',
    (amount) => {
      const { arrivals, faults } = readBankFile(Buffer.from(GOOD.replaceAll('1.00', amount)), ACCOUNTS);
      expect(arrivals).toEqual([]);
      expect(faults).toHaveLength(1);
    },
  );
});
