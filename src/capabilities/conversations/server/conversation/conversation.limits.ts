import { MINUTE_S } from '#kernel/time.ts';
import type { WindowRule } from '#platform/http/limits/rate-limit.ts';

/** Rate limits of messages and of reports. @source docs/reference/limits.md, "Messages" */
export const CONVERSATION_WINDOWS = {
  messagesOfUser: { count: 30, windowS: 60 * MINUTE_S },
  messagesOfVisitor: { count: 5, windowS: 60 * MINUTE_S },
  messagesOfVisitorDaily: { count: 20, windowS: 24 * 60 * MINUTE_S },
  // The limit applies to visitors only, because a new cookie makes a new visitor.
  messagesOfNetwork: { count: 60, windowS: 60 * MINUTE_S },
  reportsOfUser: { count: 10, windowS: 24 * 60 * MINUTE_S },
} as const satisfies Record<string, WindowRule>;
