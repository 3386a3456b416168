import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type MailRule, mailKinds, NEWS } from '#platform/mail/mail-kind.ts';
import type { AccountRecord } from '../../account.record.ts';
import { localeOfUser } from '../../account.ts';
import { hashOfSecret } from './one-time-secret.ts';

const LINK: MailRule = { cause: 'confirmation', words: 'ours', unconfirmed: 'answered' };
const ACCOUNT: MailRule = { cause: 'account', words: 'ours', unconfirmed: 'held' };

/** Mails of this capability; the texts of each are `mail.{name}.subject`, `.heading`, `.text`, `.action`, `.small`. */
export const ACCOUNT_MAILS = mailKinds({
  confirmEmail: LINK,
  resetPassword: LINK,
  changeEmail: LINK,
  linkIdentity: LINK,
  deleteAccount: LINK,
  emailChanged: ACCOUNT,
  passwordChanged: ACCOUNT,
  secondFactorOn: ACCOUNT,
  secondFactorOff: ACCOUNT,
  providerLinked: ACCOUNT,
  providerUnlinked: ACCOUNT,
  accountDeleted: ACCOUNT,
  welcome: { ...NEWS, words: 'name' },
});

/** Name of a kind of mail of this capability. */
export type AccountMailName = keyof typeof ACCOUNT_MAILS;

/** Values of a mail about an account. */
export interface AccountMail {
  name: AccountMailName;
  account: Pick<AccountRecord, 'id' | 'firstName' | 'isEmailConfirmed' | 'uiLang'>;
  to: string;
  /** Idempotency key within the kind: two mails with the same key are sent once. It may be a secret, because only its hash is stored. */
  about: string;
  /** Target of the button; a mail without one has no button. */
  href?: string;
  /** Unsubscribe link; only for mails that the reader did not request. */
  unsubscribeHref?: string;
  /** Further values of placeholders in the text. */
  values?: Readonly<Record<string, string>>;
}

/** A mail about an account, in the language of its owner. */
export function accountMail({ name, account, to, about, href, unsubscribeHref, values = {} }: AccountMail): Mail {
  const locale = localeOfUser(account.uiLang);
  const words = { firstName: account.firstName, ...values };
  const part = (which: string): string => textIn(locale, `mail.${name}.${which}`, words);
  // The name may have been entered by a stranger, so a mail to an unconfirmed address does not contain it.
  const greeting = account.isEmailConfirmed ? 'mail.greeting' : 'mail.greetingUnnamed';
  return {
    kind: ACCOUNT_MAILS[name],
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
 * Paths of the links in mails. Opening one changes nothing yet.
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
