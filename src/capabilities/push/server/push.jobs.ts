import { jobKind } from '#platform/jobs/job.ts';

/** Sending one message to one device. A try lasts as long as the database may be away, as with mail. */
export const PUSH_DELIVERY = jobKind<{ messageId: number }>('push.send', { longestTryS: 6 * 3_600 });
