import { offerPath } from '#capabilities/offers/offer.links.ts';
import type { pushTo } from '#capabilities/push/server/push.service.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { dayAndSwissTime, type SentHome } from './homes.mail.ts';

/**
 * The push notification of an alert mail: its subject, then the first home with its price, the time of its news and the time of
 * sending. It links to the home or, for several homes, to the list of alerts or favourites.
 */
export function homesPush(
  { key, subject, groups = [] }: Mail,
  { homes, locale, leftAt }: { homes: readonly SentHome[]; locale: Locale; leftAt: Date },
): Parameters<typeof pushTo>[2] {
  const [first, ...others] = homes;
  const [entry] = groups[0]?.entries ?? [];
  const left = textIn(locale, 'mail.homes.leftShort', { moment: dayAndSwissTime(leftAt, locale) });
  const list = buildPath(first?.match.alert ? 'myAlerts' : 'myFavourites', locale);
  return {
    key,
    title: subject,
    body: [entry?.title, entry?.facts.at(0), entry?.facts.at(-1), left].filter(Boolean).join(' · '),
    href: first && others.length === 0 ? offerPath(first.offer, locale) : list,
  };
}
