import { createHash } from 'node:crypto';
import { isSignedIn } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { OPERATOR_MAILS } from '#platform/mail/mail-kind.ts';
import type { ContactMessage } from '../contact.input.ts';

/** Parts of a request that a mail to the operator uses. */
type Sender = Pick<Context, 'actor' | 'locale' | 'now' | 'services'>;

/** The mail to the operator, in the operator's language, with the text of the sender unchanged. */
export function contactMail({ actor, locale: written, now, services }: Sender, message: ContactMessage): Mail {
  const { email: to, locale } = services.operator;
  const { name, email, subject } = message;
  const language = textIn(locale, `mail.contact.language.${written}`);
  return {
    kind: OPERATOR_MAILS.toOperator,
    key: `contact:${now().toISOString().slice(0, 10)}:${digestOf(message)}`,
    to,
    replyTo: { name, address: email },
    locale,
    subject: textIn(locale, 'mail.contact.subject', { subject }),
    heading: textIn(locale, 'mail.contact.heading', { name }),
    paragraphs: [subject, ...message.message.split(/\n+/)],
    smallPrint: isSignedIn(actor)
      ? textIn(locale, 'mail.contact.member', { email, language, id: String(actor.userId) })
      : textIn(locale, 'mail.contact.visitor', { email, language }),
  };
}

const digestOf = ({ name, email, subject, message }: ContactMessage): string =>
  createHash('sha256')
    .update(JSON.stringify([name, email, subject, message]))
    .digest('base64url');
