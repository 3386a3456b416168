import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { ConversationReportRecord, MessageRecord } from '../../conversation.record.ts';
import { type ConversationDecision, type ConversationReportReason, MessageStatus } from '../../conversation.ts';
import { type ConversationRow, ROW } from '../conversation/conversation-row.queries.ts';
import { MESSAGE } from '../conversation/message.queries.ts';

/** A reported conversation in the view of moderators. */
export type ReportedRecord = ConversationRow;

/** Offset and limit of a list. */
export interface OffsetLimit {
  offset: number;
  limit: number;
}

const selectReports = (db: Db) =>
  db
    .selectFrom('conversationReport')
    .select(['id', 'conversationId', 'accountId', 'reason', 'description'])
    .select(['reportedAt', 'decision', 'decisionNote', 'decidedAt'])
    .$castTo<ConversationReportRecord>();

/** Inserts a report, unless its account has an open report of the conversation. Index: conversation_report_once. */
export async function insertConversationReport(
  tx: Db,
  report: {
    conversationId: number;
    accountId: number;
    reason: ConversationReportReason;
    description: string;
    now: Date;
  },
): Promise<void> {
  const { conversationId, accountId, reason, description, now } = report;
  await tx
    .insertInto('conversationReport')
    .values({ conversationId, accountId, reason, description, reportedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['conversationId', 'accountId']).where('decidedAt', 'is', null).doNothing(),
    )
    .execute();
}

/** Whether an account has an open report of a conversation; null means any account. Index: conversation_report_once. */
export async function hasOpenReport(db: Db, conversationId: number, accountId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('conversationReport')
    .select('id')
    .where('conversationId', '=', conversationId)
    .$if(accountId !== null, (query) => query.where('accountId', '=', accountId))
    .where('decidedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reports of a page. Indexes: conversation_report_open, conversation_report_decided. */
export function listConversationReports(
  db: Db,
  { isDecided, offset, limit }: OffsetLimit & { isDecided: boolean },
): Promise<ConversationReportRecord[]> {
  const found = isDecided
    ? selectReports(db).where('decidedAt', 'is not', null).orderBy('decidedAt', 'desc').orderBy('id', 'desc')
    : selectReports(db).where('decidedAt', 'is', null).orderBy('reportedAt').orderBy('id');
  return found.offset(offset).limit(limit).execute();
}

/** Number of reports. */
export async function countConversationReports(db: Db, isDecided: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('conversationReport')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('decidedAt', isDecided ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A report by its id. */
export const findReport = (db: Db, id: number): Promise<ConversationReportRecord | undefined> =>
  selectReports(db).where('id', '=', id).executeTakeFirst();

/** A report; locks its row. */
export const lockConversationReport = (tx: Db, id: number): Promise<ConversationReportRecord | undefined> =>
  selectReports(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Stores a decision on all open reports of a conversation. */
export async function updateConversationDecision(
  tx: Db,
  conversationId: number,
  decided: { decision: ConversationDecision; note: string | null; by: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('conversationReport')
    .set({ decision: decided.decision, decisionNote: decided.note, decidedBy: decided.by, decidedAt: decided.at })
    .where('conversationId', '=', conversationId)
    .where('decidedAt', 'is', null)
    .execute();
}

/** Closes a conversation for both participants. */
export async function markClosed(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('conversation')
    .set({ closedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .execute();
}

/** Conversations by their ids. */
export const listConversationRows = (db: Db, ids: readonly number[]): Promise<ConversationRow[]> =>
  db
    .selectFrom('conversation')
    .select(ROW)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();

const HELD = sql`m.held_at is not null and m.status < ${MessageStatus.Read}`;

/** Messages that wait for a moderator, oldest first. Index: message_held. */
export async function listHeld(db: Db, { offset, limit }: OffsetLimit): Promise<MessageRecord[]> {
  const { rows } = await sql<MessageRecord>`
    select ${MESSAGE} from message m where ${HELD} order by m.held_at, m.id offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Number of held messages. Index: message_held. */
export async function countHeld(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from message m where ${HELD}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A message; locks its row. */
export async function lockMessage(tx: Db, id: number): Promise<MessageRecord | undefined> {
  const { rows } = await sql<MessageRecord>`
    select ${MESSAGE} from message m where m.id = ${id} for update`.execute(tx);
  return rows[0];
}

/**
 * Releases a held message. It gets a new id and becomes the latest of its conversation, so that readers who load messages after an id do
 * not miss it.
 */
export async function markReleased(tx: Db, id: number, now: Date): Promise<MessageRecord> {
  const { rows } = await sql<MessageRecord>`
    update message m set id = default, held_at = null, updated_at = ${now} where m.id = ${id} returning ${MESSAGE}`.execute(
    tx,
  );
  const [released] = rows;
  if (!released) throw new Error('A locked message is missing.');
  return released;
}

/** Erases the text of a message. */
export async function markMessageRemoved(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('message')
    .set({ status: MessageStatus.RemovedByModerator, messageText: '', signs: [], updatedAt: now })
    .where('id', '=', id)
    .execute();
}
