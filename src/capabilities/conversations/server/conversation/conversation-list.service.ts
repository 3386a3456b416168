import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { notFound } from '#kernel/app-error.ts';
import { offsetLimitOf, type Page, pageOf } from '#kernel/page.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { type ConversationFilter, filterInput, messagesInput } from '../../conversation.input.ts';
import type { ConversationRecord, ReadMessage } from '../../conversation.record.ts';
import {
  type Box,
  countConversations,
  countUnread,
  findConversation,
  listConversations,
} from './conversation.queries.ts';
import { threadsLoader } from './message.queries.ts';
import { isAdvertiser } from './person.service.ts';

/** A page of conversations; the number of unread messages is a separate field. */
export type ConversationPageRecord = Page<ConversationRecord>;

const given = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/** Validates a filter. @throws AppError `error.validation` */
const parsedFilter = (input: object): ConversationFilter => validated(filterInput, given(input));

/**
 * A page of the actor's conversations, or a single one by id.
 *
 * @throws AppError `error.auth.required`; `error.validation`; `error.notFound` for a conversation in which the actor takes no part
 */
export async function readConversations(ctx: Context, input: object): Promise<ConversationPageRecord> {
  const { userId: accountId } = requireUser(ctx);
  const listQuery = parsedFilter(input);
  if (listQuery.id !== undefined) return pageOf(ONE, 1, [await readConversation(ctx, listQuery.id)]);
  const { conversationStatus, text } = listQuery;
  const list = { accountId, box: conversationStatus as Box, text };
  const [totalRecords, data] = await Promise.all([
    countConversations(ctx.db, list),
    listConversations(ctx.db, { ...list, ...offsetLimitOf(listQuery) }),
  ]);
  return pageOf(listQuery, totalRecords, data);
}

/** Page of a single conversation. */
const ONE = { pageNumber: 1, pageSize: 1 } as const;

/** A conversation of the actor. @throws AppError `error.auth.required`; `error.notFound` */
export async function readConversation(ctx: Context, id: number): Promise<ConversationRecord> {
  const { userId: accountId } = requireUser(ctx);
  const conversation = await findConversation(ctx.db, { id, accountId });
  if (!conversation) throw notFound();
  return conversation;
}

/** Number of the actor's unread messages. */
export const readUnreadCount = (ctx: Context): Promise<number> => countUnread(ctx.db, requireUser(ctx).userId);

/** Messages of a conversation that its reader may see, oldest first. @throws AppError `error.validation` */
export async function readMessages(
  ctx: Context,
  conversation: ConversationRecord,
  input: { before?: number | null; after?: number | null; limit: number },
): Promise<ReadMessage[]> {
  const listQuery = validated(messagesInput, input);
  const side = { conversationId: conversation.id, isAdvertiser: isAdvertiser(conversation) };
  const messages = await ctx.loader(threadsLoader).load({ ...listQuery, ...side });
  return messages.map((message) => ({ ...message, conversation }));
}
