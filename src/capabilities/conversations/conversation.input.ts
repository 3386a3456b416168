import { z } from '#kernel/schema.ts';
import { CONVERSATION_LIMITS, ConversationState } from './conversation.ts';

const wrong = { message: 'error.validation.value' };
const id = z.int(wrong).positive(wrong).max(2_147_483_647, wrong);
const longest = (most: number) => ({ message: `error.validation.max:${most}` });

/** Filter of a list of conversations. */
export const filterInput = z.object({
  id: id.optional(),
  conversationStatus: z.literal(Object.values(ConversationState), wrong).default(ConversationState.Active),
  text: z.string(wrong).trim().max(CONVERSATION_LIMITS.searchText, longest(CONVERSATION_LIMITS.searchText)).default(''),
  pageNumber: z.int(wrong).min(1, wrong).max(1_000, wrong).default(1),
  pageSize: z
    .int(wrong)
    .min(1, wrong)
    .max(CONVERSATION_LIMITS.largestPage, wrong)
    .default(CONVERSATION_LIMITS.pageSize),
});

/** A validated filter of conversations. */
export type ConversationFilter = z.output<typeof filterInput>;

/** Which messages of a conversation to read: the latest ones, or those before or after an id. */
export const messagesInput = z.object({
  before: id.nullish().transform((given) => given ?? null),
  after: id.nullish().transform((given) => given ?? null),
  limit: z.int(wrong).min(1, wrong).max(CONVERSATION_LIMITS.mostMessages, wrong),
});

/** Page of a list for moderators. */
export const moderationPageInput = z.object({
  pageNumber: z.int(wrong).min(1, wrong).max(1_000, wrong),
  pageSize: z.int(wrong).min(1, wrong).max(CONVERSATION_LIMITS.largestPage, wrong),
});
