import type { Insertable } from 'kysely';
import { mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { addBounce } from '#capabilities/alerts/server/sending/bounce.queries.ts';
import { MOST_BOUNCES } from '#capabilities/alerts/server/sending/sending.ts';
import { makeTakeover } from '#capabilities/conversations/server/takeover/takeover.service.ts';
import { OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { REPORT_REASONS } from '#capabilities/review/report.ts';
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
import { aReport } from '#tests/factories/report.ts';
import { readScreenCases } from '#tests/support/browser/screen-cases.ts';
import { inDays, LONG_COMPOUND, longEmail, longUrl, longWord } from './long-texts.ts';

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
    ...{ own, agency: await longListing(db), compound: await longListing(db, { agencyName: LONG_COMPOUND }) },
    gone: await longListing(db),
  };
  // A page of its own is for what was online before.
  await db.updateTable('activeOffer').set({ status: OfferStatus.Historical }).where('id', '=', listings.gone).execute();
  const conversationId = await longTalk(db, { owner, asker, activeOfferId: own });
  for (const [index, activeOfferId] of Object.values(listings).entries()) {
    await aFavourite(db, { accountId: asker.id, activeOfferId, note: longWord(2_000) });
    await aReport(db, activeOfferId, {
      reason: REPORT_REASONS[index] ?? 'other',
      ...{ description: longWord(4_000), firstName: longWord(50), lastName: longWord(50), email: longEmail(3) },
      ...{ reportedAt: new Date(), phone: '1'.repeat(15) },
    });
  }
  for (let time = 0; time < MOST_BOUNCES; time += 1) await addBounce(db, mailAddressKey(owner.email), new Date());
  for (const { fill } of await readScreenCases()) await fill(db, { owner: owner.id, asker: asker.id });
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
    .updateTable('favouriteInvitation')
    .set({ expiresAt: inDays(5) })
    .execute();
  const input = { visitorId: 'long', email: longEmail(6) };
  await anAlert(db, { ...input, openedAt: now });
  const consent = await aConsent(db, input);
  await db
    .updateTable('alertConsent')
    .set({ expiresAt: inDays(1) })
    .execute();
  const conversationId = await aVisitorConversation(db, { activeOfferId, email: longEmail(7) });
  await db
    .updateTable('conversation')
    .set({ objectTitle: longWord(120) })
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
    .set({ biography: longWord(4_000), occupation: longWord(100), mobilePhone: '4'.repeat(15) })
    .where('id', '=', member.id)
    .execute();
  return member;
}

async function longOffers(db: Db, userId: number): Promise<{ offers: LongWords['offers']; own: number }> {
  const texts: Partial<Insertable<Offer>> = {
    ...{ title: longWord(120), description: `${longWord(5_000)}\n- ${longUrl(4_000)}`, price: 1_000_000_000 },
    ...{ street: longWord(100), city: longWord(100), district: longWord(100), postalCode: '8'.repeat(10) },
    ...{ reviewComment: longWord(2_000), suspensionReason: longWord(2_000), offerType: OfferType.Sell },
    ...{ endDate: inDays(20), submittedAt: new Date(), createdAt: new Date(), updatedAt: new Date() },
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
      offerType: OfferType.Sell,
    },
    ...{ agencyName: longWord(200), agencyAddress: longWord(400), street: longWord(200), city: longWord(100) },
    ...{ district: longWord(100), externalId: longWord(100), sourceUrl: longUrl(500), contactEmail: longEmail(5) },
    ...{ createdAt: new Date(), price: 1_100_000_000, postalCode: '8'.repeat(10), phoneNumber: '0'.repeat(15) },
    ...facts,
  });
  // Struck through beside the present one.
  await db.updateTable('activeOffer').set({ price: 1_000_000_000 }).where('id', '=', id).execute();
  await withPictures(db, id, 2);
  await db
    .updateTable('activeOfferPicture')
    .set({ title: longWord(120) })
    .where('activeOfferId', '=', id)
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
    .insertInto('messageAttachment')
    .values({
      ...{ accountId: asker.id, messageId, name: `${longWord(116)}.pdf`, kind: 'pdf' },
      ...{ file: 'none', bytes: 10_000_000, createdAt: new Date() },
    })
    .execute();
  await db
    .insertInto('notification')
    .values({ accountId: owner.id, activityId: 'long', type: 0, messageId, createdAt: new Date() })
    .execute();
  await aConversationReport(db, { conversationId, accountId: owner.id, description: longWord(1_000) });
  return conversationId;
}
