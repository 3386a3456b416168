// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAgency } from '#tests/support/scenes/offer-member.ts';
import { aPayingMember, paidOf } from '#tests/support/scenes/paying-member.ts';
import { writeGrant } from '../payment/credit.service.ts';
import { refundByOperator } from './refund.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const aMember = (facts = {}) => aPayingMember(app, facts);

const offerStatus = async (id: number) => (await findOwnOffer(app.database.db, id))?.status;

describe('a payment for an offer', () => {
  test('is a QR-bill with a valid reference, and the offer waits for it', async () => {
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
    const facts = { status: OfferStatus.Published, endDate: inDays(10) };
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

  test('begun by an administrator of the agency is seen, and cancelled, by the owner; one for credits is not', async () => {
    const agencyId = await anAgency(app, 'Agency of payments');
    const [owner, administrator] = [await aMember(), await aMember({ rolesFlag: Role.AdminAgent })];
    const both = [owner.id, administrator.id];
    await app.database.db.updateTable('account').set({ agencyId }).where('id', 'in', both).execute();
    const { id: offerId } = await anOwnOffer(app.database.db, owner.id);
    const { id } = paidOf(await administrator.pay({ offerId, days: 30 }));
    const list = 'query ($offerId: Int) { payments(filter: { offerId: $offerId }) { data { id mayCancel } } }';
    const seenBy = async (who: typeof owner) => (await who.browser.run(list, { offerId })).data;
    expect(await seenBy(owner)).toEqual({ payments: { data: [{ id, mayCancel: true }] } });
    expect(await seenBy(administrator)).toEqual(await seenBy(owner));
    expect(await seenBy(await aMember())).toEqual({ payments: { data: [] } });
    const pdf = await owner.browser.request({ method: 'GET', url: `/payments/${id}/bill.pdf` });
    expect(pdf.statusCode).toBe(200);
    const cancel = 'mutation ($id: Int!) { cancelPayment(id: $id) { status } }';
    expect((await owner.browser.run(cancel, { id })).data).toEqual({ cancelPayment: { status: 99 } });
    const pack = paidOf(await administrator.pay({ credits: 5, offerType: 0 }));
    const one = 'query ($id: Int!) { payment(id: $id) { id } }';
    expect(refusalOf(await owner.browser.run(one, { id: pack.id }))).toBe('404 error.notFound');
    expect(refusalOf(await (await aMember()).browser.run(one, { id }))).toBe('404 error.notFound');
  });

  test('needs an address that is confirmed', async () => {
    const member = await aMember({ isEmailConfirmed: false });
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    expect(refusalOf(await member.pay({ offerId, days: 30 }))).toBe('403 error.auth.emailNotConfirmed');
  });
});

describe('credits', () => {
  const CREDITS = '{ userCredits { sellCredits rentCredits entries { kind amount } } }';
  const context = (): Context => {
    const { database, services } = app;
    return backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
  };
  const withCredits = async (credits: number) => {
    const member = await aMember();
    const grant = { userId: member.id, offerType: 1, credits, reason: 'A gift' };
    await writeGrant(context(), app.database.db, grant, { right: 'operator', grantedBy: null });
    return member;
  };

  test('are taken without a wish where there are enough, and the offer is submitted at once', async () => {
    const member = await withCredits(2);
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    expect(paidOf(await member.pay({ offerId, days: 60 }))).toMatchObject({ way: 'credit', credits: 2, status: 20 });
    expect(await findOwnOffer(app.database.db, offerId)).toMatchObject({
      status: OfferStatus.PendingVerification,
      paidDays: 60,
    });
    expect((await member.browser.run(CREDITS)).data).toEqual({
      userCredits: {
        sellCredits: 0,
        rentCredits: 0,
        entries: [
          { kind: 'spent', amount: -2 },
          { kind: 'granted', amount: 2 },
        ],
      },
    });
  });

  test('that do not suffice are left, and a QR-bill is written, unless credits were requested', async () => {
    const member = await withCredits(1);
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    expect(refusalOf(await member.pay({ offerId, days: 60, way: 'credit' }))).toBe('409 error.credits.insufficient');
    expect(await offerStatus(offerId)).toBe(OfferStatus.Draft);
    expect(paidOf(await member.pay({ offerId, days: 60 }))).toMatchObject({ way: 'qrBill', status: 10 });
  });

  test('come back with a refund, and the offer in review is not published before it is paid again', async () => {
    const member = await withCredits(1);
    const { id: offerId } = await anOwnOffer(app.database.db, member.id);
    const { id } = paidOf(await member.pay({ offerId, days: 30 }));
    await refundByOperator(context(), id, { right: 'operator', reason: 'Asked for' });
    expect((await member.browser.run(CREDITS)).data).toMatchObject({ userCredits: { rentCredits: 1 } });
    const moderator = await aPayingMember(app, { rolesFlag: Role.Moderator });
    const publish = 'mutation ($id: Int!) { publishOffer(id: $id) { status } }';
    expect(refusalOf(await moderator.browser.run(publish, { id: offerId }))).toBe('409 error.status.transition');
    expect(await offerStatus(offerId)).toBe(OfferStatus.PendingVerification);
  });

  test('are bought in packs of the price list, one QR-bill at a time', async () => {
    const member = await aMember();
    const first = paidOf(await member.pay({ credits: 5, offerType: 0 }));
    expect(first).toMatchObject({ amount: 59_500, days: null, credits: 5, status: 10, offerId: null });
    expect(paidOf(await member.pay({ credits: 5, offerType: 0 })).id).toBe(first.id);
    expect(refusalOf(await member.pay({ credits: 7, offerType: 0 }))).toBe('400 error.validation');
  });
});
