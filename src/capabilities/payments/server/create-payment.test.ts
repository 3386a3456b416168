import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer.queries.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { refusalOf, signedInBrowser } from '#tests/support/browser-session.ts';
import { type GraphqlAnswer, type TestApp, testApp } from '#tests/support/test-app.ts';

const PAY = `mutation ($offerId: Int, $days: Int, $operationType: Int = 0, $way: PayWay, $credits: Int, $offerType: Int, $amount: Int) {
  createPayment(offerId: $offerId, days: $days, operationType: $operationType, way: $way, credits: $credits, offerType: $offerType, amount: $amount) {
    id status amount currency vatAmount way days credits isProlonging checkoutUrl deadline offerId userId
    qrBill { reference iban amount svg isSample } billUrl receiptUrl mayCancel
  }
}`;

/** The payment of an answer. */
const paid = ({ data }: GraphqlAnswer) => data as { createPayment: Record<string, unknown> };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function aMember(facts = {}) {
  const account = await anAccount(app.database, facts);
  const browser = await signedInBrowser(app, account.email);
  const pay = (wish: object) => browser.run(PAY, wish);
  return { ...account, browser, pay };
}

const offerStatus = async (id: number) => (await findOwnOffer(app.database.db, id))?.status;

describe('a payment for an offer', () => {
  test('is a bill with a reference that is right, and the offer waits for it', async () => {
    const member = await aMember();
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    const { createPayment } = paid(await member.pay({ offerId, days: 30, way: 'qrBill' }));
    expect(createPayment).toMatchObject({
      status: 10,
      amount: 4_900,
      currency: 'CHF',
      vatAmount: 367,
      way: 'qrBill',
    });
    const { qrBill } = createPayment as { qrBill: { reference: string; amount: number; svg: string } };
    expect(qrBill.reference).toMatch(/^\d{2}(?: \d{5}){5}$/);
    expect(qrBill).toMatchObject({ amount: 4_900, isSample: true });
    expect(qrBill.svg).toContain('<svg');
    expect(await offerStatus(offerId)).toBe(OfferStatus.PendingPayment);
  });

  test('is the same one when it is asked for again', async () => {
    const member = await aMember();
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    const first = await member.pay({ offerId, days: 30 });
    const second = await member.pay({ offerId, days: 60, way: 'till' });
    expect(second.data).toEqual(first.data);
  });

  test('prolongs one that is online, in its last fortnight', async () => {
    const member = await aMember();
    const facts = { status: OfferStatus.Published, end_date: inDays(10) };
    const { id: offerId } = await anOwnOffer(app.database.db, member.id, facts);
    const { createPayment } = paid(await member.pay({ offerId, days: 30 }));
    expect(createPayment).toMatchObject({ status: 10, isProlonging: true });
    expect(await offerStatus(offerId)).toBe(OfferStatus.Published);
  });

  test('is made at the till', async () => {
    const member = await aMember();
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    const { createPayment } = paid(await member.pay({ offerId, days: 30, way: 'till' }));
    const { id, checkoutUrl } = createPayment as { id: number; checkoutUrl: string };
    expect(checkoutUrl).toMatch(new RegExp(`/dev/till\\?payment=${id}$`));
  });

  test('needs an address that is confirmed', async () => {
    const member = await aMember({ isEmailConfirmed: false });
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    expect(refusalOf(await member.pay({ offerId, days: 30 }))).toBe('403 error.auth.emailNotConfirmed');
  });
});
