import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentRecord } from '#capabilities/payments/payment.record.ts';
import { LOCALES } from '#kernel/locale.ts';
import { Role } from '#kernel/roles.ts';
import { anAccount, type TestAccount } from '#tests/factories/account.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { aPayingMember, type PayingMember } from '#tests/support/scenes/paying-member.ts';

let app: TestApp;
let treasurer: PayingMember;
let payer: TestAccount;
beforeAll(async () => {
  app = await testApp();
  treasurer = await aPayingMember(app, { rolesFlag: Role.AdminGlobal });
  payer = await anAccount(app.database, { firstName: 'Berta', lastName: 'Rösti' });
});
afterAll(() => app.close());

const paid = (day: string, facts: Partial<PaymentRecord> = {}) =>
  aPayment(app.database.db, payer.id, { status: 20, way: 'card', paidAt: new Date(day), ...facts });
const sumsOf = async (from: string, to: string) => {
  const { data } = await treasurer.browser.run(
    `query ($from: Date!, $to: Date!) { paymentSums(from: $from, to: $to) { rows {
      way vatPerMille count amount vatAmount refundCount refundAmount refundVatAmount partRefunded } } }`,
    { from, to },
  );
  return (data as { paymentSums: { rows: object[] } }).paymentSums.rows;
};
const get = (query: string, member = treasurer) =>
  member.browser.request({ method: 'GET', url: `/payments/export.csv?${query}` });

describe('the sums of a period', () => {
  test('count payments and refunds by way and rate, each with its own tax', async () => {
    for (const amount of [4_900, 4_900, 19_500]) await paid('2025-03-10T10:00:00Z', { amount });
    const { id } = await paid('2025-03-11T10:00:00Z', { amount: 8_500, status: 40 });
    await paid('2025-03-12T10:00:00Z', { amount: 8_500, operationType: 1, refundOf: id });
    await paid('2025-03-12T10:00:00Z', { way: 'qrBill', vatPerMille: 26, amount: 10_000, partRefunded: 0 });
    for (const facts of [{ way: 'credit' }, { way: 'free' }, { status: 99 }, { status: 10 }] as const)
      await paid('2025-03-12T10:00:00Z', facts);
    const none = { refundCount: 0, refundAmount: 0, refundVatAmount: 0, partRefunded: 0 };
    expect(await sumsOf('2025-03-01', '2025-03-31')).toEqual([
      {
        ...{ way: 'card', vatPerMille: 81, count: 4, amount: 37_800, vatAmount: 367 * 2 + 1_461 + 637 },
        ...{ refundCount: 1, refundAmount: 8_500, refundVatAmount: 637, partRefunded: 0 },
      },
      { way: 'qrBill', vatPerMille: 26, count: 1, amount: 10_000, vatAmount: 253, ...none },
    ]);
  });

  test('begin and end at midnight in Switzerland, also when the clocks change', async () => {
    await paid('2025-10-25T21:59:59Z', { amount: 1 });
    await paid('2025-10-25T22:00:00Z', { amount: 10 });
    await paid('2025-10-26T22:59:59Z', { amount: 100 });
    await paid('2025-10-26T23:00:00Z', { amount: 1_000 });
    expect(await sumsOf('2025-10-26', '2025-10-26')).toMatchObject([{ amount: 110 }]);
  });

  test.each([
    ['2025-02-01', '2025-01-31'],
    ['2025-02-30', '2025-03-01'],
    ['2024-01-01', '2025-01-01'],
  ])('of %s to %s are refused', async (from, to) => {
    const sums = 'query ($from: Date!, $to: Date!) { paymentSums(from: $from, to: $to) { from } }';
    expect(refusalOf(await treasurer.browser.run(sums, { from, to }))).toMatch(/^400 /);
    expect((await get(`from=${from}&to=${to}`)).statusCode).toBe(400);
  });
});

describe('the export', () => {
  test('defuses formulas, and keeps amounts below zero numbers', async () => {
    const title = '=HYPERLINK("http://evil.example";"Click")';
    const sale = await paid('2024-05-02T10:00:00Z', { recipient: '@SUM(A1)\nSeeweg 1', offerTitle: title });
    await paid('2024-05-03T10:00:00Z', { operationType: 1, refundOf: sale.id, payerName: '+41', recipient: '' });
    const { body, headers, statusCode } = await get('from=2024-05-01&to=2024-05-31&lang=de');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="lares-2024-05-01-2024-05-31.csv"',
    });
    const [head, first, second, ...more] = parse(body, { bom: true, delimiter: ';' }) as string[][];
    expect(head?.slice(0, 4)).toEqual(['Nummer', 'Art', 'Datum', 'Rückerstattung zu']);
    expect(first).toEqual(
      expect.arrayContaining(["'@SUM(A1), Seeweg 1", `'${title}`, '195', '180.39', '8.1', '14.61']),
    );
    expect(second).toEqual(expect.arrayContaining(["'+41", '-195', '-14.61', String(sale.id)]));
    expect(more).toEqual([]);
  });

  test('holds every line of a long period once', async () => {
    const { id, ...facts } = await paid('2023-06-01T10:00:00Z');
    const rows = Array.from({ length: 1_200 }, () => ({ ...facts, operation: 0, operationType: undefined }));
    for (let from = 0; from < rows.length; from += 300)
      await app.database.db
        .insertInto('payment')
        .values(rows.slice(from, from + 300))
        .execute();
    const lines = (
      parse((await get('from=2023-06-01&to=2023-06-01')).body, { bom: true, delimiter: ';' }) as string[][]
    )
      .slice(1)
      .map(([number]) => number);
    expect([lines.length, new Set(lines).size, lines[0]]).toEqual([1_201, 1_201, String(id)]);
  });

  test.each(LOCALES)('has words for all columns in %s', async (lang) => {
    expect((await get(`from=2024-05-01&to=2024-05-31&lang=${lang}`)).body).not.toMatch(/export\.|receipt\.|document\./);
  });

  test('is there for AdminGlobal alone', async () => {
    const query = 'from=2024-05-01&to=2024-05-31';
    for (const rolesFlag of [Role.Bronze, Role.AdminAgent, Role.Moderator])
      expect((await get(query, await aPayingMember(app, { rolesFlag }))).statusCode).toBe(403);
    expect((await app.server.inject({ method: 'GET', url: `/payments/export.csv?${query}` })).statusCode).toBe(401);
  });
});

describe('members with credits', () => {
  const holders = 'query ($text: String) { creditHolders(text: $text) { data { userId rentCredits sellCredits } } }';
  const found = async (text: string | null) =>
    ((await treasurer.browser.run(holders, { text })).data as { creditHolders: { data: object[] } }).creditHolders.data;

  test('are found by a part of name or address; without one, those who have or had some', async () => {
    const { db } = app.database;
    const entry = { userId: payer.id, kind: 'granted', createdAt: new Date() };
    await db
      .insertInto('creditEntry')
      .values([
        { ...entry, offerType: 1, amount: 5 },
        { ...entry, offerType: 1, amount: -2 },
        { ...entry, offerType: 0, amount: 1 },
      ])
      .execute();
    const berta = { userId: payer.id, rentCredits: 3, sellCredits: 1 };
    for (const text of ['berta rö', payer.email.toUpperCase(), null]) expect(await found(text)).toEqual([berta]);
    for (const text of ['%', '_erta']) expect(await found(text)).toEqual([]);
  });
});
