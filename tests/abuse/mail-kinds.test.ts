import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountMailName, accountMail } from '#capabilities/accounts/server/account/account.mails.ts';
import { findAccount } from '#capabilities/accounts/server/account/account.queries.ts';
import { MatchReason } from '#capabilities/alerts/alert.ts';
import { consentMail } from '#capabilities/alerts/server/saved/consent.mail.ts';
import { homesMail } from '#capabilities/alerts/server/sending/homes.mail.ts';
import { contactMail } from '#capabilities/contact/server/contact.mail.ts';
import { type MessageMailFacts, messageMail } from '#capabilities/conversations/server/mailing/message.mail.ts';
import { invitationMail } from '#capabilities/favourites/server/circle/invitation.mail.ts';
import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { postMoneyMail } from '#capabilities/payments/server/documents/payment.mails.ts';
import { type OfferMailName, postOfferMail } from '#capabilities/publishing/server/own-offer/offer.mails.ts';
import { decisionMail } from '#capabilities/review/server/report.mail.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { MAIL_RULES, type MailKind, mailRule } from '#platform/mail/mail-rules.ts';
import { mailboxHash } from '#platform/mail/mailbox.ts';
import { markConfirmed } from '#platform/mail/recipient.service.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** What others wrote: a text with an address, and a name that has the shape of one. */
const THEIRS = 'Win CHF 1000 at evil.example/now';
const NAME = 'Eleonore';

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await testApp();
  const { services, database } = app;
  ctx = backgroundContext({ db: database.db, services, requestId: 'test', now: () => TEST_NOW });
});
afterAll(() => app.close());

/** Whom a mail goes to. */
interface Reader {
  to: string;
  accountId: number;
}
type Posting = (tx: Db, reader: Reader) => Promise<void>;

const posting =
  (make: (reader: Reader) => Mail | null): Posting =>
  async (tx, reader) => {
    const mail = make(reader);
    if (mail) await enqueueMail(ctx, tx, mail);
  };

const ofAccount =
  (name: AccountMailName): Posting =>
  async (tx, { to, accountId }) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw new Error('The account is gone.');
    const href = 'https://lares.test/x';
    const values = { newEmail: 'new@example.ch', provider: 'Google' };
    const stranger = { ...account, firstName: account.isEmailConfirmed ? NAME : THEIRS };
    await enqueueMail(ctx, tx, accountMail({ name, account: stranger, to, about: name, href, values }));
  };

const ofOffer =
  (name: OfferMailName): Posting =>
  async (tx, { accountId }) => {
    const texts = { title: THEIRS, reviewComment: THEIRS, suspensionReason: THEIRS };
    await postOfferMail(ctx, tx, { name, offer: await anOwnOffer(tx, accountId, texts) });
  };

const ofMoney =
  (name: Parameters<typeof postMoneyMail>[2]['name']): Posting =>
  async (tx, { to, accountId }) =>
    postMoneyMail(ctx, tx, { name, payment: await aPayment(tx, accountId, { email: to, payerName: THEIRS }) });

const ofMessage = (whom: MessageMailFacts['to']): Posting =>
  posting(({ to: address }) =>
    messageMail({
      ...{ to: whom, address, accountId: null, locale: 'en', title: THEIRS, name: NAME, href: null },
      messages: [{ id: 1, text: THEIRS, signs: [] }],
      contact: whom === 'outside' ? { email: 'asker@example.ch', phone: null } : null,
    }),
  );

const ofHomes: Posting = posting(({ to }) => {
  const prices = { price: 1_000, presentPrice: 1_000, comparablePrice: 1_000, priceBefore: null };
  const offer = { id: 1, title: THEIRS, city: 'Lausanne', price: 1_000, currency: 'CHF' } as OfferRecord;
  const found = { id: 1, alert: null, activeOfferId: 1, ...prices };
  const match = { ...found, reason: MatchReason.New, happenedAt: TEST_NOW, closedAs: null };
  const reader = { accountId: null, to, firstName: null, locale: 'en' } as const;
  const homes = [{ match, offer, pictureHash: null }];
  return homesMail({ services: ctx.services, key: 'alert:1', reader, homes, places: [], leftAt: TEST_NOW });
});

const report = {
  id: 1,
  activeOfferId: null,
  reason: 'other',
  description: THEIRS,
  firstName: THEIRS,
  lastName: THEIRS,
};
const undecided = {
  locale: 'en',
  accountId: null,
  reportedAt: TEST_NOW,
  decision: null,
  decisionNote: null,
  decidedAt: null,
} as const;

/** How each kind is posted by the product. A kind that is missing here is an error of types, and red below. */
const POSTINGS: Readonly<Record<MailKind, Posting>> = {
  confirmEmail: ofAccount('confirmEmail'),
  resetPassword: ofAccount('resetPassword'),
  changeEmail: ofAccount('changeEmail'),
  linkIdentity: ofAccount('linkIdentity'),
  deleteAccount: ofAccount('deleteAccount'),
  emailChanged: ofAccount('emailChanged'),
  passwordChanged: ofAccount('passwordChanged'),
  secondFactorOn: ofAccount('secondFactorOn'),
  secondFactorOff: ofAccount('secondFactorOff'),
  providerLinked: ofAccount('providerLinked'),
  providerUnlinked: ofAccount('providerUnlinked'),
  accountDeleted: ofAccount('accountDeleted'),
  welcome: ofAccount('welcome'),
  favouriteInvitation: posting(({ to }) =>
    invitationMail({ id: 1, to, firstName: NAME, locale: 'en', secret: 'x', origin: ctx.services.origin }),
  ),
  alertConsent: posting(({ to }) =>
    consentMail({ id: '1', to, locale: 'en', secret: 'x', origin: ctx.services.origin }),
  ),
  answer: ofMessage('visitor'),
  inquiry: ofMessage('outside'),
  message: ofMessage('member'),
  reportDecided: posting(({ to }) =>
    decisionMail({ ...report, ...undecided, reason: 'other', email: to }, { decision: 'nothingWrong', note: null }),
  ),
  homes: ofHomes,
  offerPublished: ofOffer('offerPublished'),
  offerRejected: ofOffer('offerRejected'),
  offerSuspended: ofOffer('offerSuspended'),
  offerExpired: ofOffer('offerExpired'),
  offerEndsSoon: ofOffer('offerEndsSoon'),
  billPart: ofMoney('billPart'),
  paymentReceived: ofMoney('paymentReceived'),
  paymentReturned: ofMoney('paymentReturned'),
  paymentPartReturned: ofMoney('paymentPartReturned'),
  toOperator: posting(({ to }) => {
    const services = { ...ctx.services, operator: { ...ctx.services.operator, email: to } };
    const message = { name: NAME, email: 'asker@example.ch', subject: THEIRS, message: THEIRS };
    return contactMail({ ...ctx, services }, message as Parameters<typeof contactMail>[1]);
  }),
};

/** What stands in the table of mails to an address, and in the count of its mailbox, once a kind was posted there. */
async function posted(kind: MailKind, { isConfirmed }: { isConfirmed: boolean }) {
  const { db } = app.database;
  const status = isConfirmed ? AccountStatus.Active : AccountStatus.NotConfirmed;
  const email = `${kind}-${isConfirmed}@example.ch`.toLowerCase();
  const { id: accountId } = await anAccount(app.database, { email, isEmailConfirmed: isConfirmed, status });
  if (isConfirmed) await markConfirmed(db, email);
  await app.database.execute('delete from mail');
  await db.transaction().execute((tx) => POSTINGS[kind](tx, { to: email, accountId }));
  const mail = await db.selectFrom('mail').selectAll().executeTakeFirst();
  const counted = await db
    .selectFrom('mailbox')
    .select('planned')
    .where('mailboxHash', '=', mailboxHash(email))
    .executeTakeFirst();
  return { mail, isCounted: counted !== undefined };
}

const KINDS = Object.keys(MAIL_RULES) as MailKind[];

describe.each(KINDS)('a mail of the kind %s', (kind) => {
  const { words, unconfirmed, cause } = mailRule(kind);

  test(`to an address that never confirmed: ${unconfirmed}, words: ${words}`, async () => {
    const { mail, isCounted } = await posted(kind, { isConfirmed: false });
    const isSent = unconfirmed !== 'never';
    const isRuled = unconfirmed === 'answered' || unconfirmed === 'held';
    expect(mail).toBeDefined();
    expect(mail?.refusedAt === null).toBe(isSent);
    expect(isCounted).toBe(isRuled);
    expect(mail?.unsubscribeHref?.includes('/unsubscribe/all.') ?? false).toBe(isRuled || !isSent);
    expect(mail?.text?.includes('/unsubscribe/all.') ?? false).toBe(isRuled);
    const said = `${mail?.subject} ${mail?.text} ${mail?.html} ${mail?.replyToName}`;
    if (isSent) expect(said.includes('evil')).toBe(words === 'theirs');
    if (isSent && words === 'ours') expect(said).not.toContain(NAME);
  });

  test('to a confirmed address is written, without a count and a stop link', async () => {
    const { mail, isCounted } = await posted(kind, { isConfirmed: true });
    expect(mail).toMatchObject({ refusedAt: null, heldUntil: null });
    expect(isCounted).toBe(false);
    expect(mail?.text).not.toContain('/unsubscribe/all.');
    if (words === 'theirs') expect(`${mail?.subject} ${mail?.text}`).toMatch(/evil|1000/);
  });

  test('says words of others to a confirmed address alone, or to agencies and the operator', () => {
    if (words === 'theirs') expect(unconfirmed === 'never' || kind === 'inquiry' || cause === 'house').toBe(true);
  });
});
