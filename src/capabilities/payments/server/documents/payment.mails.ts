import { formatReference } from 'swissqrbill/utils';
import { LANGUAGE_TAGS } from '#kernel/locale.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import { type MailRule, mailKinds } from '#platform/mail/mail-kind.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { receiptPath } from './payment.view.ts';

const MONEY: MailRule = { cause: 'notice', words: 'ours', unconfirmed: 'held' };

/** Mails of payments; the texts of each are `mail.{name}.subject`, `.heading`, `.text`, and for one with a link `.action`. */
export const MONEY_MAILS = mailKinds({
  billPart: MONEY,
  paymentReceived: MONEY,
  paymentReturned: MONEY,
  paymentPartReturned: MONEY,
});

type MoneyMailName = keyof typeof MONEY_MAILS;

/** Ways that bring money from outside. */
const FROM_OUTSIDE: readonly string[] = ['qrBill', 'card', 'till'];

/** Queues a mail to the payer, in their language, in the transaction of its cause. Payments by credits are only reported on the screen. */
export async function postMoneyMail(
  { services }: Pick<Context, 'services'>,
  tx: Db,
  { name, payment, arrived = 0 }: { name: MoneyMailName; payment: PaymentRecord; arrived?: number },
): Promise<void> {
  const { id, lang: locale, email, userId, amount, currency, reference, way } = payment;
  if (email === '' || !FROM_OUTSIDE.includes(way)) return;
  const money = (centimes: number): string =>
    new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency }).format(centimes / 100);
  const words = {
    amount: money(amount),
    arrived: money(arrived),
    rest: money(amount - arrived),
    reference: formatReference(reference ?? ''),
  };
  const part = (which: string): string => textIn(locale, `mail.${name}.${which}`, words);
  await enqueueMail({ services }, tx, {
    kind: MONEY_MAILS[name],
    key: `${name}:${id}:${arrived}`,
    accountId: userId,
    to: email,
    locale,
    subject: part('subject'),
    heading: part('heading'),
    paragraphs: [part('text')],
    ...(name === 'paymentReceived' && {
      action: { label: part('action'), href: `${services.origin}${receiptPath(id)}` },
    }),
  });
}
