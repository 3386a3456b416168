import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import type { ConversationRecord } from '../conversation.record.ts';
import { ConversationState } from '../conversation.ts';

/** Columns of a conversation and of a member's view of it. */
const VIEW = [
  ...(['c.id', 'c.active_offer_id as activeOfferId', 'c.object_title as objectTitle'] as const),
  ...(['c.sub_object_id as subObjectId', 'c.sub_object_type as subObjectType'] as const),
  ...(['p.state as conversationStatus', 'p.unread_count as unreadCount'] as const),
  ...(['p.last_message_text as lastMessageText', 'p.last_message_at as lastMessageDate'] as const),
  ...(['c.created_at as createdAt', 'c.updated_at as updatedAt', 'c.closed_at as closedAt'] as const),
  ...(['c.from_account_id as fromUserId', 'c.from_email as fromEmail', 'c.from_email_key as fromEmailKey'] as const),
  ...(['c.from_first_name as fromFirstName', 'c.from_last_name as fromLastName', 'c.from_phone as fromPhone'] as const),
  ...(['c.visitor_id as visitorId', 'c.to_account_id as toUserId', 'c.agency_id as agencyId'] as const),
  'p.account_id as readerId' as const,
] as const;

/** Box of a list: active contains marked ones too. */
export type Box = 1 | 2 | 99;

/** Query for a member's conversations. */
export interface ListQuestion {
  accountId: number;
  box: Box;
  /** Search words, or empty for all. */
  text: string;
  offset: number;
  limit: number;
}

const viewsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('conversation_participant as p')
    .innerJoin('conversation as c', 'c.id', 'p.conversation_id')
    .where('p.account_id', '=', accountId);

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
  // Evaluated once, so that the index of words comes before all other conditions on a message.
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
  { accountId, box, text, offset, limit }: ListQuestion,
): Promise<ConversationRecord[]> {
  return viewsOf(db, accountId)
    .select(VIEW)
    .where(boxRule[box])
    .$if(text !== '', (query) => query.where(found(accountId, text)))
    .orderBy('p.last_message_at', 'desc')
    .orderBy('p.conversation_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Number of conversations. The same indexes. */
export async function countConversations(
  db: Db,
  { accountId, box, text }: Pick<ListQuestion, 'accountId' | 'box' | 'text'>,
): Promise<number> {
  const row = await db
    .selectFrom('conversation_participant as p')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.account_id', '=', accountId)
    .where(boxRule[box])
    .$if(text !== '', (query) => query.where(found(accountId, text)))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A conversation in a member's view, by both ids; undefined where the member is no participant. */
export const findConversation = (
  db: Db,
  { id, accountId }: { id: number; accountId: number },
): Promise<ConversationRecord | undefined> =>
  viewsOf(db, accountId).select(VIEW).where('p.conversation_id', '=', id).executeTakeFirst();

/** Number of a member's unread messages, outside the archive. Index: conversation_participant_unread. */
export async function countUnread(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('conversation_participant')
    .select(({ fn }) => fn.sum<number>('unread_count').as('unread'))
    .where('account_id', '=', accountId)
    .where('unread_count', '>', 0)
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
    .updateTable('conversation_participant')
    .set({ state })
    .where('account_id', '=', accountId)
    .where('conversation_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
