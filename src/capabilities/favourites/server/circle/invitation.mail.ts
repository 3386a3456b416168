import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { shownName } from '#kernel/text/shown-name.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailKinds } from '#platform/mail/mail-kind.ts';

/** Mails of circles. */
export const CIRCLE_MAILS = mailKinds({
  favouriteInvitation: { cause: 'stranger', words: 'name', unconfirmed: 'held' },
});

/** Values in the invitation mail. */
interface InvitationFacts {
  id: number;
  to: string;
  /** First name of the inviter. */
  firstName: string;
  locale: Locale;
  secret: string;
  /** Scheme and host of the product. */
  origin: string;
}

/** The mail that invites a person to a circle. Opening its link changes nothing yet. */
export function invitationMail({ id, to, firstName, locale, secret, origin }: InvitationFacts): Mail {
  const name = shownName(firstName);
  const part = (which: string): string =>
    textIn(locale, `mail.favouriteInvitation.${which}${name === null ? 'Unnamed' : ''}`, { firstName: name ?? '' });
  const fixed = (which: string): string => textIn(locale, `mail.favouriteInvitation.${which}`);
  return {
    kind: CIRCLE_MAILS.favouriteInvitation,
    key: `favouriteInvitation:${id}`,
    to,
    locale,
    subject: part('subject'),
    heading: fixed('heading'),
    paragraphs: part('text').split('\n'),
    action: { label: fixed('action'), href: origin + buildPath('favouriteInvitation', locale, { id: secret }) },
    smallPrint: part('small'),
  };
}
