import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';

type Services = Context['services'];

/** What the link of a mail ends: mails of one search, or all about homes. */
export interface MailEnd {
  /** Id of the member, or the address of a visitor. */
  person: number | string;
  /** Null for all searches and hearts of the person. */
  alertId: number | null;
}

const PURPOSE = 'alert-mail-end';
/** As long as other links that end mail. @source docs/reference/permissions.md, "Links of mails" */
const HOLDS_DAYS = 365;

/**
 * The address that ends mail. What it ends stands in it, encrypted: mails to many leave no rows behind, and a mail program may
 * post to it twice.
 */
export function endHref(services: Services, { person, alertId, now }: MailEnd & { now: Date }): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  const secret = services.secrets.encrypt(PURPOSE, JSON.stringify([person, alertId, day]));
  return `${services.origin}/unsubscribe/${alertId === null ? 'alerts' : 'alert'}/${secret}`;
}

/** What a secret ends, or null where it says nothing, or holds no longer. */
export function mailEndOf(services: Services, secret: string, now: Date): MailEnd | null {
  try {
    const [person, alertId, day] = JSON.parse(services.secrets.decrypt(PURPOSE, secret)) as [
      MailEnd['person'],
      MailEnd['alertId'],
      number,
    ];
    return now.getTime() / DAY_MS < day + HOLDS_DAYS ? { person, alertId } : null;
  } catch {
    // Whoever made it up learns nothing of what is wrong with it.
    return null;
  }
}
