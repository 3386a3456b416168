import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { type BankScene, bankScene } from '#tests/support/scenes/bank-scene.ts';
import { aPayingMember } from '#tests/support/scenes/paying-member.ts';
import { countUnmatched, listUnmatched } from '../payment/bank.queries.ts';
import { importBankFile } from './import-bank-file.service.ts';

let scene: BankScene;
beforeAll(async () => {
  scene = await bankScene();
});
afterAll(() => scene.app.close());

describe('a bank file', () => {
  test('read again changes nothing', async () => {
    const payment = await scene.aQrBill();
    const file = aBankFile([[{ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' }]]);
    await importBankFile(scene.ctx, file);
    const again = await importBankFile(scene.ctx, file);
    expect(again.ends).toMatchObject({ known: 1, paid: 0 });
    expect(await scene.creditsOf(payment)).toBe(5);
    expect(await scene.payoutsOf(payment)).toEqual([]);
  });

  test('with the same amount from statement and notification counts it once', async () => {
    const payment = await scene.aQrBill();
    const amount = { ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' };
    await importBankFile(scene.ctx, aBankFile([[amount]], 'camt.054.001.08'));
    const { ends } = await importBankFile(scene.ctx, aBankFile([[amount]], 'camt.053.001.08'));
    expect(ends).toMatchObject({ known: 1 });
  });

  test('with the sum from the statement and its parts from the notification counts it once, in either order', async () => {
    for (const details of [
      ['sum', 'parts'],
      ['parts', 'sum'],
    ] as const) {
      const payment = await scene.aQrBill();
      const before = await countUnmatched(scene.ctx.db);
      const amount = { ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' };
      for (const detail of details) {
        const format = detail === 'sum' ? 'camt.053.001.08' : 'camt.054.001.08';
        await importBankFile(scene.ctx, aBankFile([[amount]], format, detail));
      }
      expect(await scene.statusOf(payment)).toBe(20);
      expect([await countUnmatched(scene.ctx.db), await scene.payoutsOf(payment)]).toEqual([before, []]);
    }
  });

  test('whose sum was assigned to a QR-bill does not count its parts again', async () => {
    const payment = await scene.aQrBill();
    const amount = { ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' };
    await importBankFile(scene.ctx, aBankFile([[amount]], 'camt.053.001.08', 'sum'));
    const [entry] = await listUnmatched(scene.ctx.db, { offset: 0, limit: 1 });
    const assign = 'mutation ($id: Int!, $paymentId: Int!) { assignBankEntry(id: $id, paymentId: $paymentId) { id } }';
    const treasurer = await aPayingMember(scene.app, { rolesFlag: Role.AdminGlobal });
    await treasurer.browser.run(assign, { id: entry?.id, paymentId: payment.id });
    expect((await importBankFile(scene.ctx, aBankFile([[amount]]))).ends).toMatchObject({ known: 1 });
    expect([await scene.statusOf(payment), await scene.payoutsOf(payment)]).toEqual([20, []]);
  });

  test('with fewer facts in one kind of file than in the other counts the amount once', async () => {
    const payment = await scene.aQrBill();
    const file = String(aBankFile([[{ ref: scene.ref(), amount: '195.00', reference: payment.reference ?? '' }]]));
    await importBankFile(scene.ctx, Buffer.from(file));
    const bare = file.replace(/<Refs>.*<\/Refs>/, '').replace(/<DbtrAcct>.*<\/DbtrAcct>/, '');
    expect(bare.length).toBeLessThan(file.length);
    expect((await importBankFile(scene.ctx, Buffer.from(bare))).ends).toMatchObject({ known: 1 });
  });
});
