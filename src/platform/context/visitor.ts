import type { Context } from '#platform/context/context.ts';
import type { Services } from '#platform/context/services.ts';
import type { BrowserCookies } from '../http/cookies/cookies.ts';
import type { Secrets } from '../http/cookies/secrets.ts';

const PURPOSE = 'visitor';

/**
 * The visitor of a signed cookie; null without one, and for an invalid signature.
 *
 * @source docs/reference/permissions.md, "Callers"
 */
export const visitorOf = (secrets: Secrets, cookie: string | null): string | null =>
  cookie === null ? null : secrets.unsign(PURPOSE, cookie);

/** Signs a visitor's cookie anew that was signed with an earlier secret. Only for answers that no cache stores. */
export function renewVisitorCookie({ secrets }: Services, cookies: BrowserCookies, cookie: string | null): void {
  const visitorId = visitorOf(secrets, cookie);
  if (visitorId !== null && cookie !== null && !secrets.isPresent(cookie)) {
    cookies.setVisitor(secrets.sign(PURPOSE, visitorId));
  }
}

/**
 * The visitor's id of the requesting browser: its records are stored and its requests counted under it. A browser without one gets one,
 * valid for this request too.
 */
export function visitorIdFor({ actor, cookies, services }: Context): string {
  if (actor.visitorId !== null) return actor.visitorId;
  actor.visitorId = cookies.newVisitorId();
  cookies.setVisitor(services.secrets.sign(PURPOSE, actor.visitorId));
  return actor.visitorId;
}
