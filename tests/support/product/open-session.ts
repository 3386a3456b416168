import { hashOfSecret, randomSecret } from '#capabilities/accounts/server/account/one-time-secret.ts';
import { insertSession } from '#capabilities/accounts/server/sessions/session.queries.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { TEST_NOW } from './test-app.ts';

/** Creates a session directly, for any member: also of staff, whose second factor is tested elsewhere. */
export async function openSession(
  { database: { db } }: { database: Pick<DatabaseHandle, 'db'> },
  accountId: number,
  now = TEST_NOW,
): Promise<{ sessionId: number; secret: string }> {
  const secret = randomSecret();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const sessionId = await insertSession(db, {
    tokenHash: hashOfSecret(secret),
    accountId,
    provider: 0,
    now,
    idleUntil: tomorrow,
    expiresAt: tomorrow,
    needsSecondFactor: false,
    address: '127.0.0.1',
    userAgent: '',
  });
  return { sessionId, secret };
}
