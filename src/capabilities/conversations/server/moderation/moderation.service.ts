import { readCounts } from '#capabilities/review/server/queue.service.ts';
import { isSignedIn, type UserActor } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { offsetLimitOf, type Page, pageOf, type RequestedPage } from '#kernel/page.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { auditKind, recordAct } from '#platform/audit/audit.ts';
import { type BatchFetch, type Context, withinTransaction } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { validated } from '#platform/graphql/validated.ts';
import { moderationPageInput } from '../../conversation.input.ts';
import type { ConversationReportRecord, MessageRecord } from '../../conversation.record.ts';
import { type ConversationDecision, MessageStatus } from '../../conversation.ts';
import { decisionNoteInput, moderationInput } from '../../message.input.ts';
import { markFilesDiscarded } from '../attachments/attachment.queries.ts';
import { messageRemoved } from '../conversation/conversation.events.ts';
import { type ConversationRow, lockConversation, saveLatestMessage } from '../conversation/conversation-row.queries.ts';
import { findMessage, threadsLoader } from '../conversation/message.queries.ts';
import { emitClosing } from '../live/live.service.ts';
import { deliverToReader } from '../mailing/delivery.service.ts';
import { recountConversation } from '../takeover/takeover.queries.ts';
import { CONVERSATION_KIND } from '../takeover/takeover.service.ts';
import {
  countConversationReports,
  countHeld,
  findReport,
  hasOpenReport,
  listConversationReports,
  listConversationRows,
  listHeld,
  lockConversationReport,
  lockMessage,
  markClosed,
  markMessageRemoved,
  markReleased,
  updateConversationDecision,
} from './moderation.queries.ts';
import { requireModerator } from './moderator.policy.ts';

/** Kind of message entries in the audit log. */
export const MESSAGE_KIND = auditKind('message');

/**
 * Open reports of conversations, oldest first; or decided ones, the latest first.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`, `error.validation`
 */
export async function readConversationReports(
  ctx: Context,
  { isDecided, ...wanted }: RequestedPage & { isDecided: boolean },
): Promise<Page<ConversationReportRecord>> {
  requireModerator(ctx);
  const page = validated(moderationPageInput, wanted);
  const [totalRecords, data] = await Promise.all([
    countConversationReports(ctx.db, isDecided),
    listConversationReports(ctx.db, { isDecided, ...offsetLimitOf(page) }),
  ]);
  return pageOf(page, totalRecords, data);
}

/** Messages that wait for a moderator. @throws AppError `error.auth.required`, `error.forbidden`, `error.validation` */
export async function readHeldMessages(ctx: Context, wanted: RequestedPage): Promise<Page<MessageRecord>> {
  requireModerator(ctx);
  const page = validated(moderationPageInput, wanted);
  const [totalRecords, data] = await Promise.all([countHeld(ctx.db), listHeld(ctx.db, offsetLimitOf(page))]);
  return pageOf(page, totalRecords, data);
}

/** Number of cases for moderators in conversations: held messages and open reports. */
export const countCases = async ({ db }: Pick<Context, 'db'>): Promise<number> =>
  (await countHeld(db)) + (await countConversationReports(db, false));

/** Counter at the moderation entry of the workspace menu: all pending cases for moderators, 0 for all other members. */
export async function countForMenu(ctx: Context): Promise<number> {
  if (!isSignedIn(ctx.actor) || !hasRole(ctx.actor.rolesFlag, Role.Moderator)) return 0;
  const { waiting, reports } = await readCounts(ctx);
  return waiting + reports + (await countCases(ctx));
}

const rowLoader: BatchFetch<number, ConversationRow | null> = async ({ db }, ids) => {
  const byId = new Map((await listConversationRows(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** The whole reported conversation; null after the decision, and for a moderator who is a participant. */
export async function reportedConversation(
  ctx: Context,
  report: ConversationReportRecord,
): Promise<ConversationRow | null> {
  const actor = requireModerator(ctx);
  if (report.decidedAt !== null) return null;
  const conversation = await ctx.loader(rowLoader).load(report.conversationId);
  return conversation && !takesPart(actor, conversation) ? conversation : null;
}

/** Messages of a reported conversation, held ones included. */
export const messagesOfReported = async (
  ctx: Context,
  { id: conversationId }: ConversationRow,
  page: { before: number | null; after: number | null; limit: number },
): Promise<MessageRecord[]> => [
  ...(await ctx.loader(threadsLoader).load({ ...page, conversationId, isAdvertiser: null })),
];

const takesPart = ({ userId }: UserActor, { fromUserId, toUserId }: ConversationRow): boolean =>
  userId === fromUserId || userId === toUserId;

/** A message that a moderator may decide about; locks its conversation first. */
async function lockModerated(
  tx: Db,
  actor: UserActor,
  id: number,
): Promise<{ message: MessageRecord; conversation: ConversationRow }> {
  const found = await findMessage(tx, id);
  const conversation = found && (await lockConversation(tx, found.conversationId));
  const message = conversation && (await lockMessage(tx, id));
  if (!message) throw notFound();
  if (takesPart(actor, conversation)) throw new AppError('error.moderation.self', { code: 403 });
  return { message, conversation };
}

const latestOf = ({ conversationId, messageText: text }: MessageRecord) => ({ conversationId, text });

/**
 * Releases a held message to its receiver.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`; `error.notFound` for one that is not held; `error.moderation.self`;
 * `error.status.transition` for one that was removed
 */
export async function releaseMessage(ctx: Context, id: number): Promise<void> {
  const actor = requireModerator(ctx);
  await ctx.db.transaction().execute(async (tx) => {
    const { message, conversation } = await lockModerated(tx, actor, id);
    if (message.heldAt === null) throw notFound();
    if (message.status === MessageStatus.RemovedByModerator)
      throw new AppError('error.status.transition', { code: 409 });
    const released = await markReleased(tx, id, ctx.now());
    await deliverToReader(tx, { conversation, message: released, now: ctx.now() });
    // The released message is the latest one for its sender, too.
    if (message.fromUserId !== null)
      await saveLatestMessage(tx, { ...latestOf(released), accountId: message.fromUserId, at: ctx.now(), unread: 0 });
    const act = { act: 'message.released', objectKind: MESSAGE_KIND, objectId: released.id } as const;
    await recordAct(tx, ctx, { ...act, actingAs: 'staff', after: { conversation: conversation.id } });
  });
}

/**
 * Removes a held message, or one in a reported conversation: its text and files are deleted. Idempotent.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`, `error.validation`; `error.notFound`; `error.moderation.self`
 */
export async function removeMessage(ctx: Context, input: { id: number; reason: string }): Promise<void> {
  const actor = requireModerator(ctx);
  const { reason } = validated(moderationInput, { reason: input.reason });
  await ctx.db.transaction().execute(async (tx) => {
    const { message, conversation } = await lockModerated(tx, actor, input.id);
    if (message.heldAt === null && !(await hasOpenReport(tx, conversation.id, null))) throw notFound();
    if (message.status === MessageStatus.RemovedByModerator) return;
    await markMessageRemoved(tx, message.id, ctx.now());
    await markFilesDiscarded(tx, message.id);
    await recountConversation(tx, conversation.id);
    await announce(tx, messageRemoved, { messageId: message.id });
    const act = { act: 'message.removed', objectKind: MESSAGE_KIND, objectId: message.id } as const;
    await recordAct(tx, ctx, { ...act, actingAs: 'staff', after: { conversation: conversation.id, comment: reason } });
  });
}

/**
 * Decides all reports of a conversation: it stays open or is closed to messages. A repeated decision changes nothing.
 *
 * @throws AppError `error.auth.required`, `error.forbidden`, `error.validation`; `error.notFound`; `error.moderation.self`;
 * `error.status.changed` where another decision was made before
 */
export async function decideConversation(
  ctx: Context,
  id: number,
  sent: { decision: ConversationDecision; note: string | null },
): Promise<ConversationReportRecord> {
  const actor = requireModerator(ctx);
  const { note } = validated(decisionNoteInput, { note: sent.note });
  const { decision } = sent;
  return ctx.db.transaction().execute(async (tx) => {
    // The conversation is locked before the report, so that a decision on another of its reports waits before it locks that report.
    const found = await findReport(tx, id);
    const conversation = found && (await lockConversation(tx, found.conversationId));
    const report = conversation && (await lockConversationReport(tx, id));
    if (!report) throw notFound();
    if (takesPart(actor, conversation)) throw new AppError('error.moderation.self', { code: 403 });
    if (report.decision === decision) return report;
    if (report.decision !== null)
      throw new AppError('error.status.changed', { code: 409, values: { expected: '', actual: report.decision } });
    const decided = { decision, note: note === '' ? null : note, by: actor.userId, at: ctx.now() };
    await updateConversationDecision(tx, conversation.id, decided);
    if (decision === 'closed') {
      await markClosed(tx, conversation.id, ctx.now());
      await emitClosing(withinTransaction(ctx, tx), conversation, 'closed');
    }
    const act = { act: 'conversation.decided', objectKind: CONVERSATION_KIND, objectId: conversation.id } as const;
    await recordAct(tx, ctx, { ...act, actingAs: 'staff', after: { decision, comment: decided.note } });
    return { ...report, decision, decisionNote: decided.note, decidedAt: decided.at };
  });
}
