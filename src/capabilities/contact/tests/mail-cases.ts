import { contactMail } from '#capabilities/contact/server/contact.mail.ts';
import type { OPERATOR_MAILS } from '#platform/mail/mail-kind.ts';
import { NAME, type Postings, posting, THEIRS } from '#tests/abuse/mail-cases.ts';

/** Messages to the operator. */
export const POSTINGS: Postings<keyof typeof OPERATOR_MAILS> = {
  toOperator: posting(({ to }, ctx) => {
    const services = { ...ctx.services, operator: { ...ctx.services.operator, email: to } };
    const message = { name: NAME, email: 'asker@example.ch', subject: THEIRS, message: THEIRS };
    return contactMail({ ...ctx, services }, message as Parameters<typeof contactMail>[1]);
  }),
};
