import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { ConversationRecord } from '../../conversation.record.ts';
import { ConversationState } from '../../conversation.ts';

/** A conversation as stored, independent of a reader. */
export interface ConversationRow
  extends Pick<
    ConversationRecord,
    | 'id'
    | 'activeOfferId'
    | 'objectTitle'
    | 'fromUserId'
    | 'fromEmail'
    | 'fromEmailKey'
    | 'fromFirstName'
    | 'fromLastName'
    | 'fromPhone'
    | 'visitorId'
    | 'toUserId'
    | 'agencyId'
    | 'closedAt'
  > {
  fromLocale: string;
  toAddress: string | null;
  fromMailedAt: Date | null;
  toMailedAt: Date | null;
}

/** Columns of a conversation. */
export const ROW = [
  ...(['id', 'activeOfferId', 'objectTitle', 'closedAt'] as const),
  ...(['fromAccountId as fromUserId', 'fromEmail', 'fromEmailKey'] as const),
  ...(['fromFirstName', 'fromLastName', 'fromPhone'] as const),
  ...(['fromLocale', 'visitorId', 'toAccountId as toUserId'] as const),
  ...(['toAddress', 'agencyId'] as const),
  ...(['fromMailedAt', 'toMailedAt'] as const),
] as const;

/** Data of the enquirer in a new conversation. */
export interface Enquirer {
  accountId: number | null;
  visitorId: string | null;
  email: string | null;
  emailKey: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  locale: string;
}

/** Values of a conversation. It is created unless the enquirer already has a conversation about the home. */
export interface NewConversation {
  activeOfferId: number;
  objectTitle: string;
  agencyId: number | null;
  subObjectId: number | null;
  subObjectType: number | null;
  asker: Enquirer;
  toAccountId: number | null;
  toAddress: string | null;
  now: Date;
}

/**
 * Serializes callers who begin or take over conversations as the same account or visitor, until the transaction ends. The lock is needed
 * because a select does not see a concurrent insert.
 *
 * The lock is taken before row locks, that of the account before that of the visitor.
 */
export async function lockEnquirer(
  tx: Db,
  { accountId, visitorId }: { accountId: number | null; visitorId: string | null },
): Promise<void> {
  if (accountId !== null) await lockKey(tx, `account:${accountId}`);
  if (visitorId !== null) await lockKey(tx, `visitor:${visitorId}`);
}

const lockKey = (tx: Db, asker: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`conversations-of:${asker}`}, 0))`.execute(tx);

/**
 * The one conversation of a home and an enquirer, created where it does not exist. Its row is locked, so that concurrent messages are
 * stored one after the other.
 *
 * Indexes: conversation_of_member, conversation_of_visitor.
 */
export async function openConversationRow(tx: Db, conversation: NewConversation): Promise<ConversationRow> {
  const { asker, now } = conversation;
  await lockEnquirer(tx, asker);
  await tx
    .insertInto('conversation')
    .values({
      activeOfferId: conversation.activeOfferId,
      objectTitle: conversation.objectTitle,
      agencyId: conversation.agencyId,
      toAccountId: conversation.toAccountId,
      subObjectId: conversation.subObjectId,
      subObjectType: conversation.subObjectType,
      toAddress: conversation.toAddress,
      fromAccountId: asker.accountId,
      visitorId: asker.visitorId,
      fromEmail: asker.email,
      fromEmailKey: asker.emailKey,
      fromFirstName: asker.firstName,
      fromLastName: asker.lastName,
      fromPhone: asker.phone,
      fromLocale: asker.locale,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('conversation')
    .select(ROW)
    .where('activeOfferId', '=', conversation.activeOfferId)
    .$if(asker.accountId !== null, (query) => query.where('fromAccountId', '=', asker.accountId))
    .$if(asker.accountId === null, (query) =>
      query
        .where('fromAccountId', 'is', null)
        .where('visitorId', '=', asker.visitorId)
        .where('fromEmailKey', '=', asker.emailKey),
    )
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** A conversation; locks its row. */
export const lockConversation = (tx: Db, id: number): Promise<ConversationRow | undefined> =>
  tx.selectFrom('conversation').select(ROW).where('id', '=', id).forUpdate().executeTakeFirst();

/** Records the time of a new message, and the phone number that the enquirer gave with it. */
export async function touchConversation(
  tx: Db,
  { id, phone, now }: { id: number; phone: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('conversation')
    .set({ updatedAt: now, ...(phone !== null && { fromPhone: phone }) })
    .where('id', '=', id)
    .execute();
}

/** Preview of a conversation for a member. */
export interface LatestMessage {
  accountId: number;
  conversationId: number;
  text: string;
  at: Date;
  /** 1 for a message unread by the member. */
  unread: 0 | 1;
}

/** Length of a message's preview in a list, characters. */
const EXCERPT_LENGTH = 200;

/** Sets the latest message in a member's view of a conversation. A message to the member moves the conversation out of the archive. */
export async function saveLatestMessage(tx: Db, latest: LatestMessage): Promise<void> {
  const { accountId, conversationId, text, at, unread } = latest;
  await sql`
    insert into conversation_participant as p
      (account_id, conversation_id, unread_count, last_message_text, last_message_at)
    values (${accountId}, ${conversationId}, ${unread}, ${text.slice(0, EXCERPT_LENGTH)}, ${at})
    on conflict (account_id, conversation_id) do update set
      unread_count = p.unread_count + excluded.unread_count,
      last_message_text = excluded.last_message_text, last_message_at = excluded.last_message_at,
      state = case when excluded.unread_count > 0 and p.state = ${ConversationState.Archived}
        then ${ConversationState.Active} else p.state end`.execute(tx);
}
