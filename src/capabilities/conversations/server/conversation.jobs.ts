import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { sweepAttachments } from './attachments/attachment.service.ts';
import { forgetVisitorConversations } from './conversation/conversation-records.queries.ts';
import { CONVERSATION_MAIL } from './mailing/delivery.service.ts';
import { copyMailStates, mailMessages } from './mailing/mailing.service.ts';
import { deleteOldTakeovers } from './takeover/takeover.queries.ts';

/** Days after the last message until contact data of visitors is erased. @source docs/reference/limits.md, "Messages" */
const VISITORS_KNOWN_DAYS = 365;

const MAIL_FOLLOWING = jobKind('conversation.followMails');
const UPKEEP = jobKind('conversation.upkeep');

/** Jobs of conversations: mails, their delivery states, and the nightly clean-up. */
export const CONVERSATION_JOBS: readonly JobDefinition[] = [
  handled(CONVERSATION_MAIL, mailMessages),
  { ...handled(MAIL_FOLLOWING, copyMailStates), cron: '*/2 * * * *' },
  {
    ...handled(UPKEEP, async (ctx) => {
      const { db, now } = ctx;
      await sweepAttachments(ctx);
      await deleteOldTakeovers(db, now());
      await forgetVisitorConversations(db, new Date(now().getTime() - VISITORS_KNOWN_DAYS * DAY_MS));
    }),
    cron: '23 4 * * *',
  },
];
