import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import type { BrowserCookies } from '../http/cookies/cookies.ts';
import type { Secrets } from '../http/cookies/secrets.ts';

const PURPOSE = 'visitor';

/**
 * The visitor of a signed cookie; null without one, and for one that we did not sign.
 *
 * @source docs/reference/permissions.md, "Who asks"
 */
export const visitorOf = (secrets: Secrets, cookie: string | null): string | null =>
  cookie === null ? null : secrets.unsign(PURPOSE, cookie);

/** Signs the cookie of a visitor anew that was signed with an earlier secret. For answers that no cache keeps. */
export function renewVisitorCookie({ secrets }: Services, cookies: BrowserCookies, cookie: string | null): void {
  const visitorId = visitorOf(secrets, cookie);
  if (visitorId !== null && cookie !== null && !secrets.isPresent(cookie)) {
    cookies.setVisitor(secrets.sign(PURPOSE, visitorId));
  }
}

/**
 * The id of the browser that asks: what is kept for it stands under that, and its requests are counted by it. One that has
 * none gets one, for this request too.
 */
export function visitorIdFor({ actor, cookies, services }: Context): string {
  if (actor.visitorId !== null) return actor.visitorId;
  actor.visitorId = randomUUID();
  cookies.setVisitor(services.secrets.sign(PURPOSE, actor.visitorId));
  return actor.visitorId;
}
