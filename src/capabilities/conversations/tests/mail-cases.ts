import {
  type MESSAGE_MAILS,
  type MessageMailFacts,
  messageMail,
} from '#capabilities/conversations/server/mailing/message.mail.ts';
import { NAME, type Posting, type Postings, posting, THEIRS } from '#tests/abuse/mail-cases.ts';

const ofMessage = (recipient: MessageMailFacts['to']): Posting =>
  posting(({ to: address }) =>
    messageMail({
      ...{ to: recipient, address, accountId: null, locale: 'en', title: THEIRS, name: NAME, href: null },
      messages: [{ id: 1, text: THEIRS, signs: [] }],
      contact: recipient === 'outside' ? { email: 'asker@example.ch', phone: null } : null,
    }),
  );

/** Mails about messages. */
export const POSTINGS: Postings<keyof typeof MESSAGE_MAILS> = {
  answer: ofMessage('visitor'),
  inquiry: ofMessage('outside'),
  message: ofMessage('member'),
};
