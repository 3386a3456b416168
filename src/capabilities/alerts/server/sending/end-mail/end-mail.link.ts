import { DAY_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';

type Services = Context['services'];

/** Effect of an unsubscribe link: it ends the mails of one alert, or all alert mails of a person. */
export interface UnsubscribeEffect {
  /** Id of the member, or the address of a visitor. */
  person: number | string;
  /** Null for all alerts and favourites of the person. */
  alertId: number | null;
}

const PURPOSE = 'alert-mail-end';
/** Validity of the link, as of other unsubscribe links. @source docs/reference/permissions.md, "Links of mails" */
const VALIDITY_DAYS = 365;

/**
 * The URL of an unsubscribe link. The URL contains its effect in encrypted form, so that bulk mails need no rows in the database.
 *
 * A mail program may post to it twice.
 */
export function alertUnsubscribeHref(
  services: Services,
  { person, alertId, now }: UnsubscribeEffect & { now: Date },
): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  const secret = services.secrets.encrypt(PURPOSE, JSON.stringify([person, alertId, day]));
  return `${services.origin}/unsubscribe/${alertId === null ? 'alerts' : 'alert'}/${secret}`;
}

/** The effect of the link with a secret; null for an invalid or expired secret. */
export function unsubscribeEffectOf(services: Services, secret: string, now: Date): UnsubscribeEffect | null {
  try {
    const [person, alertId, day] = JSON.parse(services.secrets.decrypt(PURPOSE, secret)) as [
      UnsubscribeEffect['person'],
      UnsubscribeEffect['alertId'],
      number,
    ];
    return now.getTime() / DAY_MS < day + VALIDITY_DAYS ? { person, alertId } : null;
  } catch {
    // The caller does not learn what is wrong with a forged secret.
    return null;
  }
}
