import type { Locale } from '#kernel/locale.ts';
import { shownName } from '#kernel/text/shown-name.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailKinds, NEWS } from '#platform/mail/mail-kind.ts';
import type { UnsentMessage } from './mailing.queries.ts';

/** Mails of conversations: to a visitor, an external advertiser, and a member. */
export const MESSAGE_MAILS = mailKinds({
  answer: { cause: 'stranger', words: 'ours', unconfirmed: 'held' },
  inquiry: { cause: 'stranger', words: 'theirs', unconfirmed: 'held' },
  message: NEWS,
});

/** Data of a mail about messages. */
export interface MessageMailFacts {
  /** Recipient: a member, a visitor who enquired, or an external advertiser. */
  to: 'member' | 'visitor' | 'outside';
  address: string;
  accountId: number | null;
  locale: Locale;
  /** Title of the home. */
  title: string;
  /** Name of the sender; empty where the recipient may not see it. */
  name: string;
  messages: readonly UnsentMessage[];
  /** Phone and address of the sender, for an external advertiser. */
  contact: { email: string; phone: string | null } | null;
  href: string | null;
  unsubscribeHref?: string;
}

/** Key of the mail about some messages, made from the id of the last one. */
export const messageMailKey = (messages: readonly UnsentMessage[]): string => `message:${messages.at(-1)?.id}`;

/**
 * Mail about messages. A confirmed address gets their text as written.
 *
 * The address of a visitor is unverified and may belong to another person. A mail to it only says that an answer waits, and contains no
 * name, title or text of others.
 */
export const messageMail = (facts: MessageMailFacts): Mail =>
  facts.to === 'visitor' ? answerMail(facts) : mailWithText(facts);

function answerMail({ locale, messages, address, href }: MessageMailFacts): Mail {
  const say = (which: string): string => textIn(locale, `mail.answer.${which}`);
  return {
    kind: MESSAGE_MAILS.answer,
    key: messageMailKey(messages),
    to: address,
    locale,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: say('text').split('\n'),
    ...(href !== null && { action: { label: say('action'), href } }),
    smallPrint: say('small'),
  };
}

function mailWithText(facts: MessageMailFacts): Mail {
  const { to, locale, title, messages, contact, href } = facts;
  const say = (which: string, values: Record<string, string> = {}): string =>
    textIn(locale, `mail.message.${which}`, values);
  const name = shownName(facts.name) ?? say('somebody');
  const isSuspicious = messages.some(({ signs }) => signs.length > 0);
  const reached = contact && reachedBy(contact, locale);
  return {
    kind: MESSAGE_MAILS[to === 'outside' ? 'inquiry' : 'message'],
    key: messageMailKey(messages),
    ...(facts.accountId !== null && { accountId: facts.accountId }),
    to: facts.address,
    ...(contact && { replyTo: { name, address: contact.email } }),
    locale,
    subject: say('subject', { title }),
    heading: say('heading', { name }),
    paragraphs: [
      title,
      ...messages.flatMap(({ text }) => text.split(/\n+/)),
      ...(reached ? [reached] : []),
      ...(isSuspicious ? [say('warning')] : []),
    ],
    ...(href !== null && { action: { label: say(`action.${to}`), href } }),
    smallPrint: say(`small.${to}`),
    ...(facts.unsubscribeHref !== undefined && { unsubscribeHref: facts.unsubscribeHref }),
  };
}

/** Address and telephone of a sender; without a telephone the address alone. */
const reachedBy = ({ email, phone }: NonNullable<MessageMailFacts['contact']>, locale: Locale): string =>
  phone === null
    ? textIn(locale, 'mail.message.reachedByMail', { email })
    : textIn(locale, 'mail.message.reached', { email, phone });
