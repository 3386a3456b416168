import type { NotificationData } from '#capabilities/notifications/notification.record.ts';
import { NotificationType } from '#capabilities/notifications/notification.ts';
import type { Db } from '#platform/db/db.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** An unseen suggestion in a member's bell. Returns its subject. */
export async function aNotification(
  db: Db,
  {
    accountId,
    activityId = `suggestion:${accountId}`,
    data = { count: 2 },
  }: { accountId: number; activityId?: string; data?: NotificationData },
): Promise<string> {
  await db
    .insertInto('notification')
    .values({
      accountId,
      activityId,
      type: NotificationType.Suggestion,
      data: JSON.stringify(data),
      createdAt: TEST_NOW,
    })
    .execute();
  return activityId;
}
