import { randomUUID } from 'node:crypto';
import type { HumanPurpose } from '#generated/human-purposes.ts';
import { issueHumanToken } from '#platform/bot-check/human-token.ts';
import { backgroundContext } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import type { TestBrowser } from './browser-session.ts';
import { TEST_NOW } from './test-app.ts';

/** The header of a browser that solved its puzzle: the puzzle itself is tested where it is made. */
export function asHuman(
  { database: { db }, services }: { database: Pick<DatabaseHandle, 'db'>; services: Services },
  browser: TestBrowser,
  purpose: HumanPurpose,
  { visitorId = randomUUID(), now = () => TEST_NOW }: { visitorId?: string | undefined; now?: () => Date } = {},
): Record<string, string> {
  browser.setCookie('__Host-visitor', services.secrets.sign('visitor', visitorId));
  const ctx = backgroundContext({ db, services, requestId: 'human', now });
  return { 'x-recaptcha-token': issueHumanToken({ ...ctx, actor: { kind: 'visitor', visitorId } }, purpose) };
}
