import { mailAddressKey } from '#capabilities/accounts/server/account-lookup.service.ts';
import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { InterestKind } from '#capabilities/interest/interest.ts';
import { countInterest } from '#capabilities/interest/server/interest.service.ts';
import { isSignedIn } from '#kernel/actor.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { DAY_MS } from '#kernel/time.ts';
import { requireHuman } from '#platform/bot-check/human-token.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import { visitorIdFor } from '#platform/context/visitor.ts';
import type { Db } from '#platform/db/db.ts';
import { outsideTransactions } from '#platform/db/statements/open-transaction.ts';
import { validated } from '#platform/graphql/validated.ts';
import type { MessageRecord, ReadMessage } from '../../conversation.record.ts';
import { CONVERSATION_LIMITS, type MessageSign } from '../../conversation.ts';
import { type MessageInput, messageInput, visitorInput } from '../../message.input.ts';
import { messageSigns } from '../../message-signs.ts';
import { attachFiles } from '../attachments/attachment.service.ts';
import { isClosed } from '../conversation/closing.service.ts';
import { lockContactedHome } from '../conversation/contacted-home.queries.ts';
import { CONVERSATION_WINDOWS } from '../conversation/conversation.limits.ts';
import { findConversation } from '../conversation/conversation.queries.ts';
import {
  type ConversationRow,
  type Enquirer,
  lockConversation,
  openConversationRow,
  saveLatestMessage,
  touchConversation,
} from '../conversation/conversation-row.queries.ts';
import { countUnanswered, findSent, insertMessage } from '../live/writing.queries.ts';
import { deliverToReader } from '../mailing/delivery.service.ts';

/** Number of signs of fraud from which a message is held for a moderator. @source docs/decisions/052-conversations.md */
const HELD_FROM = 2;
/**
 * Time in milliseconds after which an unanswered message to an external advertiser no longer counts, because such advertisers answer by
 * mail.
 */
const UNANSWERED_MS = 7 * DAY_MS;
const LONG_AGO = new Date(0);

/** Input of a message; unknown fields are ignored. */
export type SentMessage = Readonly<Record<string, unknown>> & { conversationId?: number | null };

/** Sender of a message. */
interface Sender {
  accountId: number | null;
  /** Identifies the sender for idempotency keys. */
  key: string;
  asker: Enquirer;
}

/**
 * Sends a message to the advertiser of a home, or in a conversation of the actor. The receiver follows from the object or the
 * conversation, never from the input.
 *
 * @throws AppError `error.auth.required` to visitors for a conversation; `error.recaptcha`; `error.validation`; `error.rateLimit`;
 * `error.notFound` for a home that is not public, or a conversation of others; `error.status.transition` for the caller's own home;
 * `error.conversation.unreachable` where there is no address; `error.conversation.closed`
 * @source docs/reference/permissions.md, "Conversations"; docs/reference/limits.md, "Messages"; docs/reference/abuse-cases.md, "27"
 */
export async function sendMessage(ctx: Context, sent: SentMessage): Promise<ReadMessage> {
  // Suspended accounts get their own error; visitors can only begin conversations.
  if (ctx.actor.kind !== 'visitor' || (sent.conversationId ?? null) !== null) requireUser(ctx);
  const message = validated(messageInput, sent);
  const key = isSignedIn(ctx.actor) ? `account:${ctx.actor.userId}` : `visitor:${visitorIdFor(ctx)}`;
  const before = message.key && (await findSent(ctx.db, { senderKey: key, key: message.key }));
  if (before) return readSent(ctx, before);
  const sender = isSignedIn(ctx.actor) ? memberOf(ctx, key, message) : await visitorOf(ctx, key, { sent, message });
  await countMessage(ctx);
  const signs = outsideTransactions(() => messageSigns(message.text));
  const written = await ctx.db.transaction().execute((tx) => sendWithin(ctx, tx, { sender, message, signs }));
  return readSent(ctx, written);
}

const memberOf = (ctx: Context, key: string, { phone }: MessageInput): Sender => ({
  accountId: requireUser(ctx).userId,
  key,
  asker: {
    accountId: requireUser(ctx).userId,
    visitorId: null,
    email: null,
    emailKey: null,
    firstName: null,
    lastName: null,
    phone,
    locale: ctx.locale,
  },
});

async function visitorOf(
  ctx: Context,
  key: string,
  { sent, message }: { sent: SentMessage; message: MessageInput },
): Promise<Sender> {
  await requireHuman(ctx, 'createMessage');
  const { email, firstName, lastName } = validated(visitorInput, sent);
  if (message.attachmentIds !== null && message.attachmentIds.length > 0) requireUser(ctx);
  const asker = {
    accountId: null,
    visitorId: visitorIdFor(ctx),
    email,
    emailKey: mailAddressKey(email),
    firstName,
    lastName,
  };
  return { accountId: null, key, asker: { ...asker, phone: message.phone, locale: ctx.locale } };
}

async function countMessage(ctx: Context): Promise<void> {
  if (isSignedIn(ctx.actor))
    return ctx.limits.count(`messages:${ctx.actor.userId}`, CONVERSATION_WINDOWS.messagesOfUser);
  const visitor = `messages:visitor:${visitorIdFor(ctx)}`;
  await ctx.limits.count(`messages:network:${ctx.network}`, CONVERSATION_WINDOWS.messagesOfNetwork);
  await ctx.limits.count(`${visitor}:hour`, CONVERSATION_WINDOWS.messagesOfVisitor);
  await ctx.limits.count(`${visitor}:day`, CONVERSATION_WINDOWS.messagesOfVisitorDaily);
}

async function sendWithin(
  ctx: Context,
  tx: Db,
  { sender, message, signs }: { sender: Sender; message: MessageInput; signs: MessageSign[] },
): Promise<MessageRecord> {
  const conversation = await lockTarget(ctx, tx, { sender, message });
  const isAnswer = sender.accountId !== null && sender.accountId === conversation.toUserId;
  if (await isClosed(withinTransaction(ctx, tx), conversation))
    throw new AppError('error.conversation.closed', { code: 409 });
  // The same message was sent again while the first request was in progress.
  const before = message.key && (await findSent(tx, { senderKey: sender.key, key: message.key }));
  if (before) return before;
  if (!isAnswer) await refuseUnanswered(ctx, tx, conversation);
  const written = await insertMessage(tx, {
    conversationId: conversation.id,
    isAnswer,
    agencyId: conversation.agencyId,
    text: message.text,
    signs,
    fromAccountId: sender.accountId,
    toAccountId: isAnswer ? conversation.fromUserId : conversation.toUserId,
    isHeld: signs.length >= HELD_FROM,
    senderKey: sender.key,
    key: message.key,
    now: ctx.now(),
  });
  if (!written) throw new AppError('error.status.changed', { code: 409 });
  await attachFiles(tx, { accountId: sender.accountId, messageId: written.id, ids: message.attachmentIds ?? [] });
  await touchConversation(tx, { id: conversation.id, phone: isAnswer ? null : message.phone, now: ctx.now() });
  if (sender.accountId !== null) {
    const latest = { accountId: sender.accountId, conversationId: conversation.id, text: message.text };
    await saveLatestMessage(tx, { ...latest, at: ctx.now(), unread: 0 });
  }
  if (written.heldAt !== null) return written;
  await deliverToReader(tx, { conversation, message: written, now: ctx.now() });
  if (!isAnswer) await countInterest(withinTransaction(ctx, tx), conversation.activeOfferId, InterestKind.Wrote);
  return written;
}

/** The conversation of the new message; locks its row. */
async function lockTarget(
  ctx: Context,
  tx: Db,
  { sender, message }: { sender: Sender; message: MessageInput },
): Promise<ConversationRow> {
  const { conversationId, objectId, objectType } = message;
  const { accountId } = sender;
  if (conversationId !== null) {
    const conversation = await lockConversation(tx, conversationId);
    const takesPart =
      conversation && accountId !== null && [conversation.fromUserId, conversation.toUserId].includes(accountId);
    if (!takesPart) throw notFound();
    return conversation;
  }
  const home = await lockContactedHome(tx, { objectType, objectId });
  if (!home) throw notFound();
  const { ownerId, contactEmail } = home;
  if (ownerId !== null && ownerId === accountId) throw new AppError('error.status.transition', { code: 409 });
  if (ownerId === null && contactEmail === null) throw new AppError('error.conversation.unreachable', { code: 409 });
  return openConversationRow(tx, {
    activeOfferId: home.id,
    objectTitle: home.title,
    agencyId: home.agencyId,
    asker: sender.asker,
    subObjectId: message.subObjectId,
    subObjectType: message.subObjectType,
    now: ctx.now(),
    toAccountId: ownerId,
    toAddress: ownerId === null ? contactEmail : null,
  });
}

/** Limits messages without an answer. @throws AppError `error.rateLimit` */
async function refuseUnanswered(ctx: Context, tx: Db, { id, toUserId }: ConversationRow): Promise<void> {
  const since = toUserId === null ? new Date(ctx.now().getTime() - UNANSWERED_MS) : LONG_AGO;
  if ((await countUnanswered(tx, id, since)) < CONVERSATION_LIMITS.unanswered) return;
  throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: UNANSWERED_MS / 1000 } });
}

/** A message in its sender's view. */
async function readSent(ctx: Context, message: MessageRecord): Promise<ReadMessage> {
  const { actor } = ctx;
  const id = message.conversationId;
  if (isSignedIn(actor)) {
    const conversation = await findConversation(ctx.db, { id, accountId: actor.userId });
    if (!conversation) throw notFound();
    return { ...message, conversation };
  }
  // A visitor reads the message just sent, and no more of the conversation.
  return { ...message, conversation: { ...NO_VIEW, id, readerId: null } };
}

const NO_VIEW: Omit<ReadMessage['conversation'], 'id' | 'readerId'> = {
  activeOfferId: 0,
  objectTitle: '',
  subObjectId: null,
  subObjectType: null,
  conversationStatus: 1,
  unreadCount: 0,
  lastMessageText: '',
  lastMessageDate: LONG_AGO,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
  fromUserId: null,
  fromEmail: null,
  fromEmailKey: null,
  fromFirstName: null,
  fromLastName: null,
  fromPhone: null,
  visitorId: null,
  toUserId: null,
  agencyId: null,
  closedAt: null,
};
