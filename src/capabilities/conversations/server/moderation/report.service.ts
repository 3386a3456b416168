import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';
import { conversationReportInput } from '../../message.input.ts';
import { CONVERSATION_WINDOWS } from '../conversation/conversation.limits.ts';
import { readConversation } from '../conversation/conversation-list.service.ts';
import { hasOpenReport, insertConversationReport } from './moderation.queries.ts';

/**
 * Reports a conversation of the actor to moderators: they see all of it until they decide. A repetition before the decision adds no
 * report.
 *
 * @throws AppError `error.auth.required`; `error.validation`; `error.notFound`; `error.rateLimit`
 * @source docs/reference/abuse-cases.md, "14"
 */
export async function reportConversation(
  ctx: Context,
  { conversationId, ...input }: { conversationId: number; reason: string; description: string | null },
): Promise<void> {
  const { userId: accountId } = requireUser(ctx);
  const { reason, description } = validated(conversationReportInput, input);
  await readConversation(ctx, conversationId);
  if (await hasOpenReport(ctx.db, conversationId, accountId)) return;
  await ctx.limits.count(`reports:user:${accountId}`, CONVERSATION_WINDOWS.reportsOfUser);
  await insertConversationReport(ctx.db, { conversationId, accountId, reason, description, now: ctx.now() });
}
