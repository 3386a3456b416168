import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { cleanUpAccounts } from '#capabilities/accounts/server/erasure/erasure.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { PaymentRecord } from '#capabilities/payments/payment.record.ts';
import { PaymentStatus } from '#capabilities/payments/payment.ts';
import { importBankFile } from '#capabilities/payments/server/bank/import-bank-file.service.ts';
import { sumCredits } from '#capabilities/payments/server/payment/credit.queries.ts';
import { writeGrant } from '#capabilities/payments/server/payment/credit.service.ts';
import { findPayment } from '#capabilities/payments/server/payment/payment.queries.ts';
import { listPayouts } from '#capabilities/payments/server/payment/payout.queries.ts';
import { handleProviderMessage } from '#capabilities/payments/server/providers/payment-event.service.ts';
import { findOwnOffer } from '#capabilities/publishing/server/own-offer/own-offer.queries.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBankFile } from '#tests/factories/bank-file.ts';
import { anOwnOffer, inDays } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { lockHolder } from '#tests/support/product/held-locks.ts';
import { mailsTo } from '#tests/support/product/sent-mails.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested } from '#tests/support/product/test-database.ts';
import { anAgency } from '#tests/support/scenes/offer-member.ts';
import { aPayingMember } from '#tests/support/scenes/paying-member.ts';

/** @source docs/reference/abuse-cases.md, "Equal calls at once" */
const TIMES = 30;

// The embedded database has one session, so these races cannot happen there.
describe.runIf(isServerTested())('two at once on a server', () => {
  let app: TestApp;
  let ctx: Context;
  beforeAll(async () => {
    app = await testApp();
    const { database, services } = app;
    ctx = backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
  });
  afterAll(() => app.close());

  test('thirty payments of one credit, for homes of different owners: one goes through (abuse 55)', async () => {
    const chief = await aPayingMember(app, { rolesFlag: Role.AdminAgent });
    const grant = { userId: chief.id, offerType: 1, credits: 1, reason: 'A gift' };
    await writeGrant(ctx, ctx.db, grant, { right: 'operator', grantedBy: null });
    const owners: number[] = [];
    for (let count = 0; count < 6; count++) owners.push((await anAccount(app.database)).id);
    const agencyId = await anAgency(app, 'Muster Immobilien');
    await ctx.db
      .updateTable('account')
      .set({ agencyId })
      .where('id', 'in', [chief.id, ...owners])
      .execute();
    const offers: number[] = [];
    for (const id of owners) offers.push((await anOwnOffer(ctx.db, id)).id);
    const holder = await lockHolder(app.database);
    await holder.hold('select pg_advisory_xact_lock(hashtextextended($1, 0))', `credits-of:${chief.id}`);
    const paying = Promise.all(
      Array.from({ length: TIMES }, (_, index) => chief.pay({ offerId: offers[index % 6], days: 30, way: 'credit' })),
    );
    // Both have read that their home is to be paid for; neither has read the number of credits.
    await holder.untilWaiting(2);
    await holder.letGo();
    const refusals = (await paying).map(refusalOf);
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(refusals).toContain('409 error.credits.insufficient');
    expect(await sumCredits(ctx.db, chief.id)).toEqual({ rentCredits: 0, sellCredits: 0 });
    const stands = await Promise.all(offers.map(async (id) => (await findOwnOffer(ctx.db, id))?.status));
    expect(stands.filter((status) => status === OfferStatus.PendingVerification)).toHaveLength(1);
  });

  /** Two things happen to a payment while both wait for its row. */
  async function bothAtOnce(payment: PaymentRecord, one: () => Promise<unknown>, other: () => Promise<unknown>) {
    const holder = await lockHolder(app.database);
    await holder.hold('select id from payment where id = $1 for update', payment.id);
    const both = Promise.all([one(), other()]);
    await holder.untilWaiting(2);
    await holder.letGo();
    await both;
  }

  const aPack = async (facts: Partial<PaymentRecord> = {}) => {
    const { id, email } = await anAccount(app.database);
    return aPayment(ctx.db, id, { email, ...facts });
  };

  test('two settlements of a card give its credits once, and write once', async () => {
    const payment = await aPack({ way: 'card', providerRef: 'cs_race' });
    const word = { kind: 'paid', amount: payment.amount, currency: 'CHF' } as const;
    const notify = (id: string) => () =>
      handleProviderMessage(ctx, { provider: 'card', id, paymentId: payment.id, word });
    await bothAtOnce(payment, notify('evt_one'), notify('evt_other'));
    expect(await sumCredits(ctx.db, payment.userId)).toMatchObject({ rentCredits: 5 });
    expect(await mailsTo(ctx.db, payment.email)).toHaveLength(1);
  });

  test('a QR-bill that is paid twice at the same moment gives its credits once, and the second money goes back', async () => {
    const payment = await aPack();
    const pay = (ref: string) => () =>
      importBankFile(ctx, aBankFile([[{ ref, amount: '195.00', reference: payment.reference ?? '' }]]));
    await bothAtOnce(payment, pay('RACE-1'), pay('RACE-2'));
    expect(await sumCredits(ctx.db, payment.userId)).toMatchObject({ rentCredits: 5 });
    const payouts = await listPayouts(ctx.db, { isConfirmed: false, offset: 0, limit: 10 });
    expect(payouts.map(({ paymentId, kind, amount }) => ({ paymentId, kind, amount }))).toEqual([
      { paymentId: payment.id, kind: 'excess', amount: 19_500 },
    ]);
  });

  test('an account is erased while the money for its home arrives: one waits for the other, and both are done', async () => {
    const { id: userId } = await anAccount(app.database);
    await updateAccount(ctx.db, userId, { status: AccountStatus.Removed, removedAt: inDays(-31) });
    const { id: offerId } = await anOwnOffer(ctx.db, userId, {
      status: 10,
      hasOpenPayment: true,
      previousStatus: 0,
    });
    const facts = { way: 'card', kind: 'publication', offerId, quantity: 30, providerRef: 'cs_erased' } as const;
    const payment = await aPayment(ctx.db, userId, facts);
    const holder = await lockHolder(app.database);
    await holder.hold('select id from offer where id = $1 for update', offerId);
    // The erasure locks the home first, the provider's report locks the payment first.
    const erasing = cleanUpAccounts(ctx);
    await holder.untilWaiting(1);
    const word = { kind: 'paid', amount: payment.amount, currency: 'CHF' } as const;
    const telling = handleProviderMessage(ctx, { provider: 'card', id: 'evt_erased', paymentId: payment.id, word });
    await holder.untilWaiting(2);
    await holder.letGo();
    await Promise.all([erasing, telling]);
    expect(await findPayment(ctx.db, payment.id)).toMatchObject({ email: '', status: PaymentStatus.Success });
    expect((await findOwnOffer(ctx.db, offerId))?.title).toBeNull();
  });
});
