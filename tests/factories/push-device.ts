import type { Db } from '#platform/db/db.ts';
import { aPushBrowser, type PushBrowser } from '#tests/support/neighbours/push-service.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

let made = 0;

/** Subscribes a browser of a signed-in member; returns the browser and the id of the device. */
export async function aPushDevice(
  db: Db,
  {
    accountId,
    sessionId,
    userAgent = '',
    ...facts
  }: { accountId: number; sessionId: number; endpoint?: string; userAgent?: string; createdAt?: Date },
): Promise<PushBrowser & { id: number }> {
  made++;
  const browser = aPushBrowser(facts.endpoint ?? `https://push.example.ch/device-${made}`);
  const { id } = await db
    .insertInto('pushSubscription')
    .values({
      accountId,
      sessionId,
      endpoint: browser.endpoint,
      p256dh: browser.p256dh,
      auth: browser.auth,
      userAgent,
      createdAt: facts.createdAt ?? TEST_NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...browser, id };
}
