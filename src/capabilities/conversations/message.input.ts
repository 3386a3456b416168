import { ACCOUNT_LIMITS, emailInput, phoneInput } from '#capabilities/accounts/account.input.ts';
import { lineOf, linesOf, z } from '#kernel/schema.ts';
import { CONVERSATION_LIMITS, CONVERSATION_REPORT_REASONS, ObjectKind } from './conversation.ts';

const wrong = { message: 'error.validation.value' };
const id = z.int(wrong).positive(wrong).max(2_147_483_647, wrong);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((given): z.output<Schema> | null => given ?? null);

/** An empty field of a form counts as absent. */
const emptyIsNone = (given: unknown): unknown => (typeof given === 'string' && given.trim() === '' ? null : given);

/** Input of a message. @source docs/reference/limits.md, "Texts" */
export const messageInput = z.object({
  objectId: id,
  // Agencies, agents and leads are not accepted yet, because they have no pages.
  objectType: z.literal([ObjectKind.Offer, ObjectKind.ActiveOffer], wrong),
  text: linesOf(CONVERSATION_LIMITS.message),
  subObjectId: optional(id),
  subObjectType: optional(z.literal(Object.values(ObjectKind), wrong)),
  conversationId: optional(id),
  phone: z.preprocess(emptyIsNone, optional(phoneInput)),
  key: optional(z.string(wrong).regex(/^[\w-]{8,64}$/, wrong)),
  attachmentIds: optional(z.array(id, wrong).max(CONVERSATION_LIMITS.attachments, wrong)),
});

/** A validated message. */
export type MessageInput = z.output<typeof messageInput>;

/** Contact data of a visitor. Answers are mailed to the address. */
export const visitorInput = z.object({
  email: emailInput,
  firstName: lineOf(ACCOUNT_LIMITS.name),
  lastName: z.preprocess((given) => given ?? '', lineOf(ACCOUNT_LIMITS.name, 0)),
});

/** Ids of read messages. */
export const readInput = z.object({
  messageIds: z.array(id, wrong).min(1, wrong).max(CONVERSATION_LIMITS.idsAtOnce, wrong),
});

/** Report of a conversation. */
export const conversationReportInput = z.object({
  reason: z.literal(CONVERSATION_REPORT_REASONS, wrong),
  description: z.preprocess((given) => given ?? '', linesOf(CONVERSATION_LIMITS.report, 0)),
});

/** Decision of a moderator with its mandatory text. */
export const moderationInput = z.object({
  reason: linesOf(CONVERSATION_LIMITS.report),
});

/** Text of a decision, optional. */
export const decisionNoteInput = z.object({
  note: z.preprocess((given) => given ?? '', linesOf(CONVERSATION_LIMITS.report, 0)),
});
