import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailKinds } from '#platform/mail/mail-kind.ts';

/** Mails of saved searches. */
export const SAVED_MAILS = mailKinds({
  alertConsent: { cause: 'stranger', words: 'ours', unconfirmed: 'held' },
});

/** Values in the consent mail. */
interface ConsentFacts {
  id: string;
  to: string;
  locale: Locale;
  secret: string;
  /** Scheme and host of the product. */
  origin: string;
}

/** The mail that asks for consent to alert mails at an address. Opening its link does not give the consent. */
export function consentMail({ id, to, locale, secret, origin }: ConsentFacts): Mail {
  const part = (which: string): string => textIn(locale, `mail.alertConsent.${which}`);
  return {
    kind: SAVED_MAILS.alertConsent,
    key: `alertConsent:${id}`,
    to,
    locale,
    subject: part('subject'),
    heading: part('heading'),
    paragraphs: part('text').split('\n'),
    action: { label: part('action'), href: origin + buildPath('alertConsent', locale, { id: secret }) },
    smallPrint: part('small'),
  };
}
