import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer.queries.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { refusalOf } from '#tests/support/browser-session.ts';
import { aPayingMember, paidOf } from '#tests/support/paying-member.ts';
import { type TestApp, testApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const aMember = (facts = {}) => aPayingMember(app, facts);

const offerStatus = async (id: number) => (await findOwnOffer(app.database.db, id))?.status;

describe('a payment for an offer', () => {
  test('is a bill with a reference that is right, and the offer waits for it', async () => {
    const member = await aMember();
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    const payment = paidOf(await member.pay({ offerId, days: 30, way: 'qrBill' }));
    expect(payment).toMatchObject({
      status: 10,
      amount: 4_900,
      currency: 'CHF',
      vatAmount: 367,
      way: 'qrBill',
    });
    const { qrBill } = payment;
    expect(qrBill?.reference).toMatch(/^\d{2}(?: \d{5}){5}$/);
    expect(qrBill).toMatchObject({ amount: 4_900, isSample: true });
    expect(qrBill?.svg).toContain('<svg');
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
    const payment = paidOf(await member.pay({ offerId, days: 30 }));
    expect(payment).toMatchObject({ status: 10, isProlonging: true });
    expect(await offerStatus(offerId)).toBe(OfferStatus.Published);
  });

  test('is made at the till', async () => {
    const member = await aMember();
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    const payment = paidOf(await member.pay({ offerId, days: 30, way: 'till' }));
    const { id, checkoutUrl } = payment;
    expect(checkoutUrl).toMatch(new RegExp(`/dev/till\\?payment=${id}$`));
  });

  test('needs an address that is confirmed', async () => {
    const member = await aMember({ isEmailConfirmed: false });
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    expect(refusalOf(await member.pay({ offerId, days: 30 }))).toBe('403 error.auth.emailNotConfirmed');
  });
});
