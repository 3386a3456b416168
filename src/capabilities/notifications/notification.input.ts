import { z } from '#kernel/schema.ts';
import { NOTIFICATION_LIMITS } from './notification.ts';

const wrong = { message: 'error.validation.value' };
const shortText = z.string(wrong).min(1, wrong).max(100, wrong);

/** Page of the bell's list. */
export const notificationsInput = z.object({
  pageNumber: z.int(wrong).min(1, wrong).max(10_000, wrong),
  pageSize: z.int(wrong).min(1, wrong).max(NOTIFICATION_LIMITS.largestPage, wrong),
});

/** One notification; the room is the reader's own id or absent. */
export const seenInput = z.object({ activityId: shortText, roomId: shortText.nullish() });
