import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { type BankScene, bankScene } from '#tests/support/scenes/bank-scene.ts';
import { readBankFile } from './camt-file.ts';
import { importBankFile } from './import-bank-file.service.ts';

let scene: BankScene;
beforeAll(async () => {
  scene = await bankScene();
});
afterAll(() => scene.app.close());

const read = (file: string | Uint8Array) => readBankFile(Buffer.from(file), ['CH4431999123000889012']);
const amounts = (file: string | Uint8Array) => read(file).arrivals.map(({ amount }) => amount);
/** A file without the charges of its parts. */
const bare = (file: string) => file.replace(/<Chrgs>.*?<\/Chrgs>/gs, '');

describe('charges that the bank took out of a credit', () => {
  test('leave both QR-bills of a batch paid', async () => {
    const [one, other] = [await scene.aQrBill(), await scene.aQrBill({ amount: 69_000, quantity: 20 })];
    const report = await scene.arrives(
      { ref: scene.ref(), amount: '195.00', charges: '0.90', reference: one.reference ?? '' },
      { ref: scene.ref(), amount: '690.00', charges: '0.90', reference: other.reference ?? '' },
    );
    expect(report).toMatchObject({ ends: { paid: 2, unmatched: 0 }, faults: [] });
    expect([await scene.payoutsOf(one), await scene.payoutsOf(other)]).toEqual([[], []]);
  });

  test('leave the QR-bill of one credit paid, also where its own amount is less by them', async () => {
    for (const isNet of [false, true]) {
      const payment = await scene.aQrBill();
      const entry = { ref: scene.ref(), amount: '195.00', charges: '0.90', reference: payment.reference ?? '' };
      const file = String(aBankFile([[entry]]));
      const report = await importBankFile(scene.ctx, Buffer.from(isNet ? file.replace('>195.00<', '>194.10<') : file));
      expect(report).toMatchObject({ ends: { paid: 1 } });
      expect(await scene.payoutsOf(payment)).toEqual([]);
    }
  });

  test('are in whatever order and number of parts no reason to owe, or to get back, anything', () => {
    const part = fc.record({
      amount: fc.integer({ min: 500, max: 900_000 }),
      charges: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('02', '04', '08'),
        (parts, version) => {
          const entry = parts.map(({ amount, charges }, at) => ({
            ref: `T-${at}`,
            amount: (amount / 100).toFixed(2),
            ...(charges > 0 && { charges: (charges / 100).toFixed(2) }),
          }));
          expect(amounts(aBankFile([entry], `camt.054.001.${version}`))).toEqual(parts.map(({ amount }) => amount));
        },
      ),
    );
  });

  test('that are beside the entry, or that a sender’s bank took, are no part of it', () => {
    const entry = { ref: 'A', amount: '195.00', charges: '0.90' };
    const apart = String(aBankFile([[entry]]))
      .replace('<ChrgInclInd>true', '<ChrgInclInd>false')
      .replace('>194.10<', '>195.00<');
    expect(amounts(apart)).toEqual([19_500]);
    expect(amounts(aBankFile([[{ ref: 'A', amount: '190.00', sent: '195.00' }]]))).toEqual([19_000]);
    const other = String(aBankFile([[entry]])).replaceAll(/(<Chrgs>.*<\/Chrgs>)/gs, (charges) =>
      charges.replaceAll('CHF', 'EUR'),
    );
    expect(amounts(other)).toEqual([19_410]);
  });

  test('in one kind of file and not in the other count the amount once', async () => {
    const payment = await scene.aQrBill();
    const entry = { ref: scene.ref(), amount: '195.00', charges: '0.90', reference: payment.reference ?? '' };
    const file = String(aBankFile([[entry]]));
    await importBankFile(scene.ctx, Buffer.from(file));
    expect((await importBankFile(scene.ctx, Buffer.from(bare(file)))).ends).toMatchObject({ known: 1 });
    expect(await scene.payoutsOf(payment)).toEqual([]);
  });

  test('do not hide that a batch is of different moneys', () => {
    const batch = [
      { ref: 'A', amount: '195.00' },
      { ref: 'B', amount: '5.00', currency: 'EUR' },
    ];
    expect(read(aBankFile([batch]))).toMatchObject({
      arrivals: [],
      faults: [{ kind: 'sum' }],
    });
  });
});
