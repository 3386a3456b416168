import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailKind } from '#platform/mail/mail-rules.ts';
import type { AccountRecord } from '../../account.record.ts';
import { localeOfUser } from '../../account.ts';
import { hashOfSecret } from './one-time-secret.ts';

/** Mails of this capability; the texts of each are `mail.{name}.subject`, `.heading`, `.text`, `.action`, `.small`. */
export type AccountMailName = Extract<
  MailKind,
  | 'confirmEmail'
  | 'resetPassword'
  | 'changeEmail'
  | 'emailChanged'
  | 'linkIdentity'
  | 'deleteAccount'
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'providerLinked'
  | 'providerUnlinked'
  | 'accountDeleted'
  | 'welcome'
>;

/** What a mail about an account needs to know. */
export interface AccountMail {
  name: AccountMailName;
  account: Pick<AccountRecord, 'id' | 'firstName' | 'isEmailConfirmed' | 'uiLang'>;
  to: string;
  /** Makes the mail the only one of its kind: two with the same are one. May be a secret: its hash is kept. */
  about: string;
  /** What its button opens; a mail without one only tells. */
  href?: string;
  /** Where mail of its kind is ended; only for mail that nobody asked for. */
  unsubscribeHref?: string;
  /** Further words that the text names. */
  values?: Readonly<Record<string, string>>;
}

/** A mail about an account, in the language of its owner. */
export function accountMail({ name, account, to, about, href, unsubscribeHref, values = {} }: AccountMail): Mail {
  const locale = localeOfUser(account.uiLang);
  const words = { firstName: account.firstName, ...values };
  const part = (which: string): string => textIn(locale, `mail.${name}.${which}`, words);
  // Whoever wrote the name may not be who reads this: an address nobody confirmed gets no words of theirs.
  const greeting = account.isEmailConfirmed ? 'mail.greeting' : 'mail.greetingUnnamed';
  return {
    kind: name,
    accountId: account.id,
    key: `${name}:${account.id}:${hashOfSecret(about).toString('base64url')}`,
    to,
    locale,
    subject: part('subject'),
    heading: part('heading'),
    paragraphs: [textIn(locale, greeting, words), part('text')],
    ...(href && { action: { label: part('action'), href } }),
    smallPrint: part('small'),
    ...(unsubscribeHref && { unsubscribeHref }),
  };
}

/**
 * Addresses that mails lead to; opening one changes nothing yet.
 *
 * @source docs/reference/addresses.md, "Outside the prefix"
 */
export const mailLinks = {
  confirmEmail: (secret: string): string => `/confirmation-account/${secret}`,
  linkIdentity: (secret: string): string => `/confirmation-account/${secret}?connect=1`,
  resetPassword: (secret: string): string => `/reset-password/${secret}`,
  changeEmail: (secret: string): string => `/change-email/${secret}`,
  undoEmailChange: (secret: string): string => `/change-email/${secret}?undo=1`,
  unsubscribe: (secret: string): string => `/unsubscribe/${secret}`,
  deleteAccount: (secret: string, locale: Locale): string => buildPath('deleteAccount', locale, { token: secret }),
};
