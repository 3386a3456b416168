import type { Insertable } from 'kysely';
import { addressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { addBounce } from '#capabilities/alerts/server/bounces/bounce.queries.ts';
import { MOST_BOUNCES } from '#capabilities/alerts/server/sending/sending.ts';
import { makeTakeover } from '#capabilities/conversations/server/takeover/takeover.service.ts';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { PaymentOperation, PaymentStatus } from '#capabilities/payments/payment.ts';
import type { Offer } from '#generated/db.ts';
import { Role } from '#kernel/roles.ts';
import { insertAuditEntry } from '#platform/audit/audit.queries.ts';
import type { Db } from '#platform/db/db.ts';
import { anAccount, type TestAccount } from '#tests/factories/account.ts';
import { type ActiveOfferFacts, anActiveOffer, withPictures } from '#tests/factories/active-offer.ts';
import { aConsent, anAlert } from '#tests/factories/alert.ts';
import { aConversation, aConversationReport, aMessage, aVisitorConversation } from '#tests/factories/conversation.ts';
import { aFavourite, anInvitation } from '#tests/factories/favourite.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { aReport } from '#tests/factories/report.ts';

/** A word without a place to break: its letters are the widest. */
export const longWord = (length: number): string => 'W'.repeat(length);
const LONG_COMPOUND = 'Muster Liegenschaftenverwaltungsgesellschaft AG';
const longUrl = (length: number): string => `https://example.ch/${'w'.repeat(length)}`.slice(0, length);
const longEmail = (index: number): string => `${index}${'w'.repeat(38)}@example.ch`;

const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Records of which every text of a user is as long as its limit allows, in one word. */
export interface LongWords {
  owner: TestAccount;
  asker: TestAccount;
  /** An own offer of each status, and its public copy where it has one. */
  offers: Readonly<Record<'published' | 'waiting' | 'rejected' | 'suspended' | 'draft', number>>;
  /** That of the owner, that of an agency, one of an agency whose name is one long real word, and one that is gone. */
  listings: Readonly<Record<'own' | 'agency' | 'compound' | 'gone', number>>;
  conversationId: number;
  /** Secrets of links in mails. */
  secrets: Readonly<Record<'invitation' | 'consent' | 'claim', string>>;
}

/** Fills a database with them. @source docs/reference/limits.md, "Texts", "Texts of an offer" */
export async function longWords(db: Db): Promise<LongWords> {
  const [owner, asker] = [await aLongMember(db, 1), await aLongMember(db, 2)];
  const { offers, own } = await longOffers(db, owner.id);
  const listings = {
    ...{ own, agency: await longListing(db), compound: await longListing(db, { agency_name: LONG_COMPOUND }) },
    gone: await longListing(db),
  };
  // A page of its own is for what was online before.
  await db
    .updateTable('active_offer')
    .set({ status: OfferStatus.Historical })
    .where('id', '=', listings.gone)
    .execute();
  const conversationId = await longTalk(db, { owner, asker, activeOfferId: own });
  for (const activeOfferId of Object.values(listings)) {
    await aFavourite(db, { accountId: asker.id, activeOfferId, note: longWord(2_000) });
    await aReport(db, activeOfferId, {
      ...{ description: longWord(4_000), first_name: longWord(50), last_name: longWord(50), email: longEmail(3) },
      ...{ reported_at: new Date(), phone: '1'.repeat(15) },
    });
  }
  for (let time = 0; time < MOST_BOUNCES; time += 1) await addBounce(db, addressKey(owner.email), new Date());
  await anAlert(db, { accountId: asker.id, name: longWord(100), openedAt: new Date() });
  await longPayments(db, asker.id);
  await longAct(db, owner.id, offers.rejected);
  const secrets = await longLinks(db, { accountId: asker.id, activeOfferId: listings.agency });
  return { owner, asker, offers, listings, conversationId, secrets };
}

/** Links of mails to an address that is as long as it may be. */
async function longLinks(
  db: Db,
  { accountId, activeOfferId }: { accountId: number; activeOfferId: number },
): Promise<LongWords['secrets']> {
  const now = new Date();
  const invitationId = await anInvitation(db, { accountId, email: longEmail(4) });
  await db
    .updateTable('favourite_invitation')
    .set({ expires_at: inDays(5) })
    .execute();
  const wish = { visitorId: 'long', email: longEmail(6) };
  await anAlert(db, { ...wish, openedAt: now });
  const consent = await aConsent(db, wish);
  await db
    .updateTable('alert_consent')
    .set({ expires_at: inDays(1) })
    .execute();
  const conversationId = await aVisitorConversation(db, { activeOfferId, email: longEmail(7) });
  await db
    .updateTable('conversation')
    .set({ object_title: longWord(120) })
    .execute();
  return {
    invitation: await makeToken(db, { purpose: 'favourite-invitation', accountId, facts: { invitationId } }, now),
    consent,
    claim: await makeTakeover(db, conversationId, now),
  };
}

/** A line of the audit log with the longest values. */
const longAct = (db: Db, actorId: number, offerId: number): Promise<void> =>
  insertAuditEntry(db, {
    ...{ happenedAt: new Date(), actorId, actingAs: 'self', act: 'offer.rejected', address: '127.0.0.1' },
    ...{ objectKind: 'offer', objectId: offerId },
    before: { comment: longWord(200), status: OfferStatus.PendingVerification },
    after: { comment: longWord(2_000), status: OfferStatus.Rejected },
  });

async function aLongMember(db: Db, index: number): Promise<TestAccount> {
  const names = { firstName: longWord(50), lastName: longWord(50) };
  const facts = { email: longEmail(index), phone: '1'.repeat(15), rolesFlag: Role.Agent };
  const member = await anAccount({ db }, { ...names, ...facts });
  await db
    .updateTable('account')
    .set({ biography: longWord(4_000), occupation: longWord(100), mobile_phone: '4'.repeat(15) })
    .where('id', '=', member.id)
    .execute();
  return member;
}

async function longOffers(db: Db, userId: number): Promise<{ offers: LongWords['offers']; own: number }> {
  const texts: Partial<Insertable<Offer>> = {
    ...{ title: longWord(120), description: `${longWord(5_000)}\n- ${longUrl(4_000)}`, price: 1_000_000_000 },
    ...{ street: longWord(100), city: longWord(100), district: longWord(100), postal_code: '8'.repeat(10) },
    ...{ review_comment: longWord(2_000), suspension_reason: longWord(2_000), offer_type: OfferType.Sell },
    ...{ end_date: inDays(20), submitted_at: new Date(), created_at: new Date(), updated_at: new Date() },
  };
  const made = async (status: OfferStatus) => anOwnOffer(db, userId, { ...texts, status });
  const published = await made(OfferStatus.Published);
  const offers = {
    published: published.id,
    waiting: (await made(OfferStatus.PendingVerification)).id,
    rejected: (await made(OfferStatus.Rejected)).id,
    suspended: (await made(OfferStatus.OfferSuspended)).id,
    draft: (await made(OfferStatus.Draft)).id,
  };
  return { offers, own: published.activeOfferId ?? 0 };
}

async function longListing(db: Db, facts: ActiveOfferFacts = {}): Promise<number> {
  const id = await anActiveOffer(db, {
    ...{
      title: longWord(120),
      description: `${longUrl(4_000)}\n\n- ${longWord(4_000)}`,
      offer_type: OfferType.Sell,
    },
    ...{ agency_name: longWord(200), agency_address: longWord(400), street: longWord(200), city: longWord(100) },
    ...{ district: longWord(100), external_id: longWord(100), source_url: longUrl(500), contact_email: longEmail(5) },
    ...{ created_at: new Date(), price: 1_100_000_000, postal_code: '8'.repeat(10), phone_number: '0'.repeat(15) },
    ...facts,
  });
  // Struck through beside the present one.
  await db.updateTable('active_offer').set({ price: 1_000_000_000 }).where('id', '=', id).execute();
  await withPictures(db, id, 2);
  await db
    .updateTable('active_offer_picture')
    .set({ title: longWord(120) })
    .where('active_offer_id', '=', id)
    .execute();
  return id;
}

async function longTalk(
  db: Db,
  { owner, asker, activeOfferId }: Pick<LongWords, 'owner' | 'asker'> & { activeOfferId: number },
): Promise<number> {
  const talk = { activeOfferId, fromAccountId: asker.id, toAccountId: owner.id, at: new Date() };
  const { conversationId, messageId } = await aConversation(db, { ...talk, text: longWord(4_000) });
  await aMessage(db, conversationId, { isAnswer: true, text: longUrl(4_000), at: new Date() });
  await db
    .insertInto('message_attachment')
    .values({
      ...{ account_id: asker.id, message_id: messageId, name: `${longWord(116)}.pdf`, kind: 'pdf' },
      ...{ file: 'none', bytes: 10_000_000, created_at: new Date() },
    })
    .execute();
  await db
    .insertInto('notification')
    .values({ account_id: owner.id, activity_id: 'long', type: 0, message_id: messageId, created_at: new Date() })
    .execute();
  await aConversationReport(db, { conversationId, accountId: owner.id, description: longWord(1_000) });
  return conversationId;
}

async function longPayments(db: Db, userId: number): Promise<void> {
  const facts = { payerName: longWord(100), email: longEmail(2), createdAt: new Date(), deadline: inDays(10) };
  const bill = await aPayment(db, userId, facts);
  const refund = {
    operationType: PaymentOperation.Refund,
    status: PaymentStatus.Success,
    refundOf: bill.id,
    reason: longWord(500),
  };
  await aPayment(db, userId, { ...facts, ...refund, way: 'till', deadline: null });
  const entry = {
    ...{ amount: 100, booked_on: '2026-11-20', currency: 'CHF', debtor_iban: longWord(34), debtor_name: longWord(140) },
    ...{ fault: 'unknownReference', reference: longWord(35), text: longWord(140), imported_at: new Date() },
  };
  // The second goes back.
  const entries = [
    { ...entry, entry_key: 'long 1' },
    { ...entry, entry_key: 'long 2' },
  ];
  const rows = await db.insertInto('bank_entry').values(entries).returning('id').execute();
  const money = { amount: 100, currency: 'CHF', created_at: new Date(), to_name: longWord(140), to_iban: longWord(34) };
  const payout = { ...money, bank_entry_id: rows.at(-1)?.id ?? null, kind: 'unmatched' };
  await db.insertInto('payout').values(payout).execute();
}
