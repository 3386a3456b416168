import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import type { ConversationRecord } from '../../conversation.record.ts';
import { ConversationState } from '../../conversation.ts';

/** Columns of a conversation and of a member's view of it. */
const VIEW = [
  ...(['c.id', 'c.activeOfferId', 'c.objectTitle'] as const),
  ...(['c.subObjectId', 'c.subObjectType'] as const),
  ...(['p.state as conversationStatus', 'p.unreadCount'] as const),
  ...(['p.lastMessageText', 'p.lastMessageAt as lastMessageDate'] as const),
  ...(['c.createdAt', 'c.updatedAt', 'c.closedAt'] as const),
  ...(['c.fromAccountId as fromUserId', 'c.fromEmail', 'c.fromEmailKey'] as const),
  ...(['c.fromFirstName', 'c.fromLastName', 'c.fromPhone'] as const),
  ...(['c.visitorId', 'c.toAccountId as toUserId', 'c.agencyId'] as const),
  'p.accountId as readerId' as const,
] as const;

/** Box of a list. The active box also contains marked conversations. */
export type Box = 1 | 2 | 99;

/** Query for a member's conversations. */
export interface ConversationQuery {
  accountId: number;
  box: Box;
  /** Search words, or empty for all. */
  text: string;
  offset: number;
  limit: number;
}

const viewsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('conversationParticipant as p')
    .innerJoin('conversation as c', 'c.id', 'p.conversationId')
    .where('p.accountId', '=', accountId);

const boxRule = {
  1: sql<boolean>`p.state <> 99`,
  2: sql<boolean>`p.state = 2`,
  99: sql<boolean>`p.state = 99`,
} as const;

/** Query text of a prefix search; empty where there are no words. */
function prefixes(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `${word}:*`).join(' & ');
}

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Ids of a member's conversations that contain the words: in the title of the home, in the name that the member may read, or in a
 * message that the member may read.
 */
function found(accountId: number, text: string) {
  const [pattern, words] = [escaped(text), prefixes(text)];
  // The array is evaluated once, so that the word index is used before all other conditions on a message.
  return sql<boolean>`p.conversation_id = any(array(
    select f.id from conversation f
      left join account a on a.id = f.from_account_id and a.status <> ${AccountStatus.Removed}
      where f.to_account_id = ${accountId}
        and (f.object_title ilike ${pattern} or f.from_first_name || ' ' || f.from_last_name ilike ${pattern}
          or a.first_name || ' ' || a.last_name ilike ${pattern})
    union all
    select f.id from conversation f
      left join account a on a.id = f.to_account_id and a.status <> ${AccountStatus.Removed}
      where f.from_account_id = ${accountId} and (f.object_title ilike ${pattern} or a.first_name ilike ${pattern})
    union all
    select m.conversation_id from (
        select conversation_id, from_account_id, to_account_id, held_at from message
        where to_tsvector('simple', message_text) @@ to_tsquery('simple', ${words}) offset 0) m
      where m.from_account_id = ${accountId} or (m.to_account_id = ${accountId} and m.held_at is null)))`;
}

/** A page of conversations, the latest first. Indexes: conversation_participant_inbox, _marked, _archived. */
export function listConversations(
  db: Db,
  { accountId, box, text, offset, limit }: ConversationQuery,
): Promise<ConversationRecord[]> {
  return viewsOf(db, accountId)
    .select(VIEW)
    .where(boxRule[box])
    .$if(text !== '', (query) => query.where(found(accountId, text)))
    .orderBy('p.lastMessageAt', 'desc')
    .orderBy('p.conversationId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Number of conversations. It uses the indexes of `listConversations`. */
export async function countConversations(
  db: Db,
  { accountId, box, text }: Pick<ConversationQuery, 'accountId' | 'box' | 'text'>,
): Promise<number> {
  const row = await db
    .selectFrom('conversationParticipant as p')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.accountId', '=', accountId)
    .where(boxRule[box])
    .$if(text !== '', (query) => query.where(found(accountId, text)))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A conversation in a member's view, by the ids of both; undefined where the member is no participant. */
export const findConversation = (
  db: Db,
  { id, accountId }: { id: number; accountId: number },
): Promise<ConversationRecord | undefined> =>
  viewsOf(db, accountId).select(VIEW).where('p.conversationId', '=', id).executeTakeFirst();

/** Number of a member's unread messages, outside the archive. Index: conversation_participant_unread. */
export async function countUnread(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('conversationParticipant')
    .select(({ fn }) => fn.sum<number>('unreadCount').as('unread'))
    .where('accountId', '=', accountId)
    .where('unreadCount', '>', 0)
    .where('state', '<>', ConversationState.Archived)
    .executeTakeFirst();
  return Number(row?.unread ?? 0);
}

/** Moves a conversation into a box of a member. Returns whether the member is a participant. */
export async function updateState(
  db: Db,
  { id, accountId, state }: { id: number; accountId: number; state: ConversationState },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversationParticipant')
    .set({ state })
    .where('accountId', '=', accountId)
    .where('conversationId', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
