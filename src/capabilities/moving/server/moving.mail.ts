import type { Services } from '#platform/context/services.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { OPERATOR_MAILS } from '#platform/mail/mail-kind.ts';
import type { NewMovingRequest } from './moving.queries.ts';

/** The mail to the operator about a new request, in the operator's language; an answer goes to the sender. */
export function movingMail({ operator }: Pick<Services, 'operator'>, request: NewMovingRequest): Mail {
  const { email: to, locale } = operator;
  const { fromPlace, toPlace, movingOn, name, email, phone } = request;
  const part = (which: string, values: Record<string, string>): string =>
    textIn(locale, `mail.moving.${which}`, values);
  return {
    kind: OPERATOR_MAILS.toOperator,
    key: `moving:${request.digest}`,
    to,
    replyTo: { name, address: email },
    locale,
    subject: part('subject', { fromPlace, toPlace }),
    heading: part('heading', { name }),
    paragraphs: [
      part('places', { fromPlace, toPlace }),
      part('day', { day: movingOn.split('-').reverse().join('.') }),
      part(phone === null ? 'reach' : 'reachByPhone', { email, phone: phone === null ? '' : `+${phone}` }),
    ],
    smallPrint: part(request.accountId === null ? 'visitor' : 'member', { id: String(request.accountId) }),
  };
}
