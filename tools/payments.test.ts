// engines: both
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMPORT_BANK_FILE, importBankFile } from '#capabilities/payments/server/bank/import-bank-file.service.ts';
import { sumCredits } from '#capabilities/payments/server/payment/credit.queries.ts';
import { findPayment } from '#capabilities/payments/server/payment/payment.queries.ts';
import {
  type ForwardedBankFile,
  importForwardedBankFile,
  runMoneyCommand,
} from '#capabilities/payments/server/payment.commands.ts';
import { runPriceCommand } from '#capabilities/prices/server/price.commands.ts';
import { readPrices } from '#capabilities/prices/server/price.service.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { askControl, serveControl } from '#platform/db/embedded/embedded-control.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { UsageError } from './command-line.ts';
import { endOf, exitCodeOf, readArguments as readImport } from './import-payments.ts';
import { readArguments as readMoney } from './payments.ts';
import { readArguments as readPrice } from './prices.ts';

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await testApp();
  const { database, services } = app;
  ctx = backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
});
afterAll(() => app.close());

const money = (words: string, reason?: string) =>
  runMoneyCommand(ctx, readMoney([...words.split(' '), ...(reason === undefined ? [] : ['--reason', reason])]));
const prices = (words: string) => runPriceCommand(ctx.db, readPrice(words.split(' ').filter(Boolean)), TEST_NOW);

describe('npm run prices', () => {
  test('shows the list', async () => {
    expect(await prices('')).toMatch(/^publication {2}rent {2}30 days +CHF 49\.00 {2}VAT 8\.1 %$/m);
  });

  test('changes a line, adds one, and removes it again', async () => {
    await prices('set publication rent 30 55.5 --vat 8.5');
    await prices('set publication rent 45 60');
    const list = (await readPrices(ctx)).filter(({ kind, offerType }) => kind === 'publication' && offerType === 1);
    expect(list).toContainEqual({ kind: 'publication', offerType: 1, quantity: 30, amount: 5_550, vatPerMille: 85 });
    expect(list).toContainEqual({ kind: 'publication', offerType: 1, quantity: 45, amount: 6_000, vatPerMille: 81 });
    await prices('remove publication rent 45');
    await expect(prices('remove publication rent 45')).rejects.toThrow('no such line');
    const acts = await ctx.db.selectFrom('auditEntry').select('act').where('objectKind', '=', 'price').execute();
    expect(acts.map(({ act }) => act)).toEqual(['price.set', 'price.set', 'price.remove']);
  });

  test.each([
    'set publication rent 30',
    'set publication let 30 49',
    'set gift rent 30 49',
    'set publication rent 0 49',
    'set publication rent 30 -1',
    'set publication rent 30 49.005',
    'set publication rent 30 49 --vat 8.15',
    'remove publication rent',
    'forget',
  ])('does not understand "%s"', (words) => {
    expect(() => readPrice(words.split(' '))).toThrow(UsageError);
  });

  test.each(['set publication rent 30 200000', 'set publication rent 2000 49'])('refuses "%s"', async (words) => {
    await expect(prices(words)).rejects.toThrow('No price like that');
  });
});

describe('npm run payments', () => {
  test('grants credits, with actor and reason in the audit log', async () => {
    const { id, email } = await anAccount(app.database);
    expect(await money(`grant ${email} sale 3`, 'For a fault of ours')).toContain('3 for sales');
    expect(await sumCredits(ctx.db, id)).toEqual({ sellCredits: 3, rentCredits: 0 });
    const acts = ctx.db
      .selectFrom('auditEntry')
      .select(['act', 'actingAs as right'])
      .where('objectKind', '=', 'credits');
    expect(await acts.execute()).toEqual([{ act: 'credits.granted', right: 'operator' }]);
  });

  test('refunds a QR-bill, lists the money to be sent, and records that it was', async () => {
    const { id: userId } = await anAccount(app.database);
    const { id } = await aPayment(ctx.db, userId, { status: 20 });
    expect(await money(`refund ${id}`, 'Asked for')).toContain('under way');
    const [payout = ''] = (await money('payouts')).split('\n');
    expect(payout).toMatch(new RegExp(`CHF 195\\.00 {2}refund {2}payment ${id}`));
    expect(await money(`paid-out ${payout.split(' ')[0]}`)).toContain('is confirmed');
    expect((await findPayment(ctx.db, id))?.status).toBe(40);
    expect(await money('payouts')).toBe('Nothing is to be sent back.');
  });

  test('lists what the bank took back, and settles it', async () => {
    expect(await money('reversals')).toContain('No chargeback is open');
    const { id: userId } = await anAccount(app.database);
    const { reference } = await aPayment(ctx.db, userId);
    const amount = { amount: '195.00', reference: reference ?? '' };
    await importBankFile(ctx, aBankFile([[{ ...amount, ref: 'C' }], [{ ...amount, ref: 'R', isChargeback: true }]]));
    const [, entry, credit] = /^(\d+) .* credit (\d+) /.exec(await money('reversals')) ?? [];
    expect(await money(`settle ${entry} --credit ${credit}`)).toContain('CHF -195.00, is settled');
    expect(await sumCredits(ctx.db, userId)).toEqual({ sellCredits: 0, rentCredits: 0 });
  });

  test.each([
    ['settle 999999', 'no longer available'],
    ['refund 999999', 'no longer available'],
    ['grant nobody@example.ch rent 1', 'No account has the address'],
  ])('says why "%s" cannot be done', async (words, why) => {
    await expect(money(words, 'A reason')).rejects.toThrow(why);
  });

  test.each([
    'grant a@example.ch rent 1',
    'refund 1',
    'grant a@example.ch',
    'paid-out',
    'paid-out x',
    'payouts 1',
    'settle',
    'settle 1 --credit x',
    'reversals 1',
    '',
  ])('does not understand "%s"', (words) => {
    expect(() => readMoney(words.split(' '))).toThrow(UsageError);
  });
});

describe('npm run import:payments', () => {
  test.each([[], ['a.xml', 'b.xml'], ['--help']])('does not understand %j', (...words) => {
    expect(() => readImport(words.flat())).toThrow(UsageError);
  });

  const NONE = { format: 'camt.054.001.08', passedOver: 0, elsewhere: [], faults: [], unmatched: [] };
  test.each([
    [0, { known: 0, paid: 1, part: 0, late: 0, unmatched: 0 }],
    [0, { known: 2, paid: 0, part: 0, late: 0, unmatched: 0 }],
    [3, { known: 0, paid: 1, part: 0, late: 0, unmatched: 1 }],
    [5, { known: 0, paid: 0, part: 0, late: 0, unmatched: 0 }],
  ])('ends with %i after %j', (code, ends) => {
    expect(endOf({ ...NONE, ends })[0]).toBe(code);
  });

  test('ends with 4 for a refused file, also where the product that runs refuses it, and with 1 for what fails', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lares-bank-'));
    const close = await serveControl(dataDir, async (request) => {
      if (request.kind !== 'command') throw new Error('The disk is full.');
      return importForwardedBankFile(ctx, request.input as ForwardedBankFile);
    });
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\u00fc</a>', 'latin1');
    const input = { base64: latin.toString('base64') };
    const direct = await importBankFile(ctx, latin).catch((error: unknown) => error);
    const there = await askControl(dataDir, { kind: 'command', name: IMPORT_BANK_FILE, input }).catch((error) => error);
    const failed = await askControl(dataDir, { kind: 'copy', folder: '' }).catch((error) => error);
    await close();
    rmSync(dataDir, { recursive: true });
    expect([direct, there, failed].map(exitCodeOf)).toEqual([4, 4, 1]);
    expect((there as Error).message).toBe((direct as Error).message);
    expect((there as Error).message).toContain('ISO-8859-1');
  });
});
