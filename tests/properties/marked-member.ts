import { sql } from 'kysely';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { aConversation, aConversationReport } from '#tests/factories/conversation.ts';
import { aFavourite, anInvitation } from '#tests/factories/favourite.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { aNotification } from '#tests/factories/notification.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { aPushDevice } from '#tests/factories/push-device.ts';
import { aReport } from '#tests/factories/report.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp } from '#tests/support/product/test-app.ts';

/** Stands in every text that is kept of the member; compared letter by letter, so that an address can be asked for in capitals. */
export const MARK = 'zq7marked';

/** A member whose data nobody else may see or change. */
export interface MarkedMember {
  id: number;
  sessionId: number;
  /** The member's address in another spelling, which finds the account. */
  email: string;
  /** All that is kept of the member and that only they change. */
  rows(): Promise<unknown[]>;
}

/** Texts of an account that must stay what they are, so that it can be found by its address. */
const KEPT = ['email', 'email_key', 'password_hash'];

/** Tables that say whose a row is, and by which column. */
const OWN_ROWS = [
  ['account', 'id'],
  ['account_identity', 'account_id'],
  ['account_session', 'account_id'],
  ['offer', 'user_id'],
  ['payment', 'user_id'],
  ['credit_entry', 'user_id'],
  ['offer_report', 'account_id'],
  ['push_subscription', 'account_id'],
  ['alert', 'account_id'],
  ['favourite', 'account_id'],
  ['favourite_invitation', 'account_id'],
  ['notification', 'account_id'],
  ['conversation', 'from_account_id'],
  ['conversation_participant', 'account_id'],
  ['message', 'from_account_id'],
  ['message_attachment', 'account_id'],
  ['blocked_person', 'account_id'],
  ['conversation_report', 'account_id'],
] as const;

/** Makes a member with a mark in every column of text, present and future, an identity, a session and a link in a mail. */
export async function aMarkedMember(app: TestApp): Promise<MarkedMember> {
  const { db } = app.database;
  const email = `${MARK}@example.ch`;
  const { id } = await anAccount(app.database, { email });
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'account' and data_type = 'text'`.execute(db);
  for (const name of columns.map((column) => column.name).filter((column) => !KEPT.includes(column)))
    await sql`update account set ${sql.ref(name)} = ${`${MARK} ${name}`} where id = ${id}`.execute(db);
  await anIdentity(app.database, { accountId: id, subject: `${MARK} subject`, email });
  // Far from the numbers that anybody tries.
  await sql`alter table account_session alter column id restart with 700001`.execute(db);
  const { sessionId } = await openSession(app, id);
  const told = { firstName: MARK, lastName: MARK, email: `${MARK}@example.ch`, description: MARK, accountId: id };
  await aReport(db, null, told);
  await makeToken(db, { purpose: 'confirm-email', accountId: id, facts: {} }, TEST_NOW);
  await markKept(app, { id, sessionId });
  await markMessages(app, id);
  await markMoney(app, { id, email });
  // Its public copy is not marked: what is public may be told.
  const marked = { title: MARK, description: MARK, street: MARK, localStoreId: MARK, reviewComment: MARK };
  const draft = await anOwnOffer(db, id, { ...marked, placeId: MARK, suspensionReason: MARK });
  await sql`alter table offer alter column id restart with 700101`.execute(db);
  const rowsOf = async (table: string, column: string, owner = id) =>
    (await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${owner} order by 1`.execute(db)).rows;
  return {
    id,
    sessionId,
    email: email.toUpperCase(),
    rows: async () => [
      ...(await Promise.all(OWN_ROWS.map(([table, column]) => rowsOf(table, column)))),
      await rowsOf('offer_picture', 'offer_id', draft.id),
      (await sql`select * from bank_entry order by 1`.execute(db)).rows,
      (await sql`select * from account_token where account_id = ${id} and purpose = 'confirm-email'`.execute(db)).rows,
    ],
  };
}

/** What the member keeps of homes, and a device on which they are told of them, each with the mark. */
async function markKept(
  { database: { db } }: TestApp,
  { id, sessionId }: { id: number; sessionId: number },
): Promise<void> {
  // Far from the numbers that anybody tries.
  for (const table of ['push_subscription', 'alert'])
    await sql`alter table ${sql.table(table)} alter column id restart with 700201`.execute(db);
  await aPushDevice(db, {
    accountId: id,
    sessionId,
    endpoint: `https://push.example.ch/${MARK}`,
    userAgent: MARK,
  });
  await anAlert(db, { accountId: id, name: MARK });
  await aNotification(db, { accountId: id, activityId: `${MARK}-activity`, data: { name: MARK } });
  await aFavourite(db, { accountId: id, note: `${MARK} note` });
  await anInvitation(db, { accountId: id, email: `${MARK}-friend@example.ch` });
}

/** A conversation of the member with somebody else, a file and a report of it, each with the mark. */
async function markMessages({ database, database: { db } }: TestApp, id: number): Promise<void> {
  // Far from the numbers that anybody tries.
  for (const table of ['conversation', 'message', 'message_attachment', 'conversation_report'])
    await sql`alter table ${sql.table(table)} alter column id restart with 700201`.execute(db);
  const { id: ownerId } = await anAccount(database, { email: `owner-of-${MARK.length}@example.ch` });
  const { activeOfferId } = await anOwnOffer(db, ownerId, { status: OfferStatus.Published });
  const { conversationId, messageId } = await aConversation(db, {
    ...{ activeOfferId: activeOfferId ?? 0, fromAccountId: id, toAccountId: ownerId, text: `${MARK} message` },
  });
  const marked = { objectTitle: MARK, visitorId: MARK, fromPhone: MARK };
  await db.updateTable('conversation').set(marked).where('id', '=', conversationId).execute();
  const file = { kind: 'pdf', name: MARK, bytes: 1, file: MARK, createdAt: TEST_NOW };
  await db
    .insertInto('messageAttachment')
    .values({ ...file, accountId: id, messageId })
    .execute();
  const block = { accountId: id, personKey: `address:${MARK}@example.ch`, blockedAt: TEST_NOW };
  await db.insertInto('blockedPerson').values(block).execute();
  await aConversationReport(db, { conversationId, accountId: id, description: MARK });
}

/** A payment, credits and an entry of the bank, each with the mark. */
async function markMoney({ database: { db } }: TestApp, { id, email }: { id: number; email: string }): Promise<void> {
  const { id: paymentId } = await aPayment(db, id, { email, payerName: MARK, reason: `${MARK} reason` });
  await db
    .insertInto('creditEntry')
    .values({ userId: id, offerType: 1, amount: 3, kind: 'granted', reason: `${MARK} reason`, createdAt: TEST_NOW })
    .execute();
  const entry = { entryKey: MARK, bookedOn: '2026-11-20', amount: 100, currency: 'CHF', importedAt: TEST_NOW };
  await db
    .insertInto('bankEntry')
    .values({ ...entry, paymentId })
    .execute();
}
