import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backgroundContext } from '#platform/context/context.ts';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aBrowser } from '#tests/support/product/browser-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { aPayingMember, type PayingMember, paidOf } from '#tests/support/scenes/paying-member.ts';
import { importBankFile } from '../bank/import-bank-file.service.ts';
import { findPayment } from '../payment/payment.queries.ts';

let app: TestApp;
let member: PayingMember;
beforeAll(async () => {
  app = await testApp();
  member = await aPayingMember(app);
});
afterAll(() => app.close());

const HERE = { host: 'localhost:3000' };
const press = (payment: number, ending: string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/dev/till',
    payload: new URLSearchParams({ payment: String(payment), ending }).toString(),
    headers: { ...HERE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const statusOf = async (id: number) => (await findPayment(app.database.db, id))?.status;

async function paying(way: string) {
  const buyer = await aPayingMember(app);
  const { id: offerId } = await anOwnOffer(app.database.db, buyer.id);
  return paidOf(await buyer.pay({ offerId, days: 30, way }));
}

describe('the till for trying out', () => {
  test.each([
    ['till', ['paid'], 20],
    ['till', ['paidFiveTimes'], 20],
    ['till', ['rejected'], 30],
    ['till', ['cancelled'], 99],
    ['till', ['rejected', 'paid'], 20],
    ['till', ['wrongAmount'], 10],
    ['till', ['paid', 'refunded'], 40],
    ['qrBill', ['transferred'], 20],
    ['qrBill', ['transferredPart'], 10],
    ['qrBill', ['transferredPart', 'transferred'], 20],
    ['qrBill', ['transferredTooMuch'], 20],
  ])('%s, %j: the payment ends at %i', async (way, endings, status) => {
    const { id } = await paying(way);
    for (const ending of endings) expect((await press(id, ending)).statusCode).toBe(303);
    expect(await statusOf(id)).toBe(status);
  });

  test('says that what no provider may say was refused', async () => {
    const { id, tillUrl } = await paying('till');
    expect(tillUrl).toBe(`http://localhost:3000/dev/till?payment=${id}`);
    expect((await press(id, 'wrongAmount')).headers.location).toBe(`/dev/till?payment=${id}&refused=1`);
    const { body, statusCode } = await app.server.inject({ url: `/dev/till?payment=${id}&refused=1`, headers: HERE });
    expect(statusCode).toBe(200);
    expect(body).toContain('This message was rejected, as it should be.');
  });

  test('shows what can be paid in the language of its reader', async () => {
    await paying('till');
    const { body } = await app.server.inject({ url: '/dev/till', headers: { ...HERE, 'accept-language': 'de' } });
    expect(body).toContain('Testkasse');
    expect(body).toContain('Fünfmal'.toLowerCase());
  });

  test.each([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['under a foreign name', { host: 'lares.example' }],
  ])('is not there %s', async (_how, headers) => {
    const { id } = await paying('till');
    expect((await app.server.inject({ url: '/dev/till', headers: { ...HERE, ...headers } })).statusCode).toBe(404);
    expect((await press(id, 'paid', headers)).statusCode).toBe(405);
    expect(await statusOf(id)).toBe(10);
  });

  test('ignores pages of another site', async () => {
    const { id } = await paying('till');
    expect((await press(id, 'paid', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await statusOf(id)).toBe(10);
  });

  test.each([
    ['where others were told to come', { PUBLIC_URL: 'https://www.example.ch' }],
    ['beside a mail server', { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'post@example.ch' }],
  ])('does not exist %s, and cannot be chosen', async (_where, settings) => {
    const other = await testApp({ settings });
    for (const url of ['/dev/till', '/dev/mail'])
      expect((await other.server.inject({ url, headers: HERE })).statusCode).toBe(404);
    const { data } = await other.run('{ payWays { way } }');
    expect(JSON.stringify(data)).not.toContain('till');
    await other.close();
  });

  test('accepts no payment to the sample’s account where other people use the installation', async () => {
    const other = await testApp({ settings: { PUBLIC_URL: 'https://www.example.ch' } });
    expect((await other.run('{ payWays { way } }')).data).toEqual({ payWays: [{ way: 'credit' }] });
    await other.close();
  });

  test('ends no payment that is none of the till', async () => {
    for (const ending of ['transferred', 'nothing'])
      expect((await press((await paying('till')).id, ending)).statusCode).toBe(404);
    expect((await press(999_999, 'paid')).statusCode).toBe(404);
  });
});

describe('where the account of the operator is no QR-IBAN', () => {
  test('a QR-bill has a creditor reference, on screen and on paper, and is paid by it', async () => {
    const settings = {
      BILL_IBAN: 'CH93 0076 2011 6238 5295 7',
      BILL_ADDRESS: 'Lares Muster AG, Beispielgasse 1, 8000 Zürich',
    };
    const other = await testApp({ settings });
    const payer = await aPayingMember(other);
    const payment = paidOf(await payer.pay({ credits: 5, offerType: 1, way: 'qrBill' }));
    expect(payment.qrBill).toMatchObject({ iban: 'CH93 0076 2011 6238 5295 7', isSample: false });
    expect(payment.qrBill?.reference).toMatch(/^RF\d\d(?: \d{1,4})+$/);
    const pdf = await payer.browser.request({ method: 'GET', url: `/payments/${payment.id}/bill.pdf` });
    expect([pdf.statusCode, pdf.body.startsWith('%PDF-')]).toEqual([200, true]);
    const { database, services } = other;
    const ctx = backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
    const arrived = { ref: 'SCOR-1', amount: '195.00', reference: payment.qrBill?.reference ?? '' };
    const file = String(aBankFile([[arrived]])).replace('CH4431999123000889012', 'CH9300762011623852957');
    expect((await importBankFile(ctx, Buffer.from(file))).ends).toMatchObject({ paid: 1 });
    await other.close();
  });
});

describe('documents of a payment', () => {
  const get = (url: string) => member.browser.request({ method: 'GET', url });

  test('are a QR-bill before, and a receipt with tax after', async () => {
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    const { id, billUrl, receiptUrl } = paidOf(await member.pay({ offerId, days: 30, way: 'qrBill' }));
    expect([billUrl, receiptUrl]).toEqual([`/payments/${id}/bill.pdf`, null]);
    const pdf = await get(`/payments/${id}/bill.pdf`);
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    expect(pdf.body.startsWith('%PDF-')).toBe(true);
    expect((await get(`/payments/${id}/receipt.pdf`)).statusCode).toBe(404);
    await press(id, 'transferred');
    const receipt = await get(`/payments/${id}/receipt.pdf`);
    expect(receipt.statusCode).toBe(200);
    expect(receipt.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await get(`/payments/${id}/bill.pdf`)).statusCode).toBe(404);
  });

  test('are private', async () => {
    const { id } = await paying('qrBill');
    expect((await get(`/payments/${id}/bill.pdf`)).statusCode).toBe(404);
    expect((await get('/payments/x/bill.pdf')).statusCode).toBe(404);
    for (const file of ['receipt.pdf', 'bill.pdf']) {
      const { statusCode } = await aBrowser(app).request({ method: 'GET', url: `/payments/${id}/${file}` });
      expect(statusCode).toBe(401);
    }
  });
});
