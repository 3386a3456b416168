import { ACCOUNT_MAILS } from '#capabilities/accounts/server/account/account.mails.ts';
import type { Mail } from '#platform/mail/mail.ts';

let count = 0;

/** A mail with a key of its own. */
export const aMail = (facts: Partial<Mail> = {}): Mail => ({
  kind: ACCOUNT_MAILS.confirmEmail,
  key: `test:${++count}`,
  to: 'anna@example.ch',
  locale: 'en',
  subject: 'Confirm your address',
  heading: 'Welcome',
  paragraphs: ['Please confirm that this is your address.'],
  action: { label: 'Confirm', href: 'https://lares.test/en/confirm-email?id=abc&x=1' },
  smallPrint: 'The link holds for 24 hours.',
  ...facts,
});
