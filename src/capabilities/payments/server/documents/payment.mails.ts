import { formatReference } from 'swissqrbill/utils';
import { LANGUAGE_TAGS } from '#kernel/locale.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';
import type { MailGroup } from '#platform/mail/mail.ts';
import { type MailRule, mailKinds } from '#platform/mail/mail-kind.ts';
import { paymentPath } from '../../payment.links.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { homeText, itemText } from '../payment/purchase-text.ts';

const MONEY: MailRule = { cause: 'notice', words: 'ours', unconfirmed: 'held' };

/** Mails of payments; the texts of each are `mail.{name}.subject`, `.heading`, `.text`. */
export const MONEY_MAILS = mailKinds({
  billPart: MONEY,
  partUnused: MONEY,
  paymentReceived: MONEY,
  paymentTwice: MONEY,
  paymentReturned: MONEY,
  paymentPartReturned: MONEY,
  refundBegun: MONEY,
  paymentRefunded: MONEY,
  payoutSent: MONEY,
});

type MoneyMailName = keyof typeof MONEY_MAILS;

/** Ways that bring money from outside. */
const FROM_OUTSIDE: readonly string[] = ['qrBill', 'card', 'till'];

/** Labels of the action that are not the general one. */
const ACTIONS: Partial<Record<MoneyMailName, string>> = { billPart: 'bill', paymentReceived: 'receipt' };

/** Reasons of refunds that no person wrote; their mails explain them. */
const BY_ITSELF: readonly string[] = ['late', 'provider', 'bank'];

/** A movement of money, for its payer. */
export interface MoneyNews {
  name: MoneyMailName;
  payment: PaymentRecord;
  /** Id of the movement among those of its name: bank entry, payout, refund or sum. A movement has one mail. */
  movement: number;
  /** Centimes that came or go; by default the amount of the payment. */
  moved?: number;
  /** Centimes beyond the amount, which go back. */
  excess?: number;
  /** Reason of a refund. */
  reason?: string | null;
}

/** Queues a mail to the payer, in their language, in the transaction of its cause. Payments by credits are only reported on the screen. */
export async function postMoneyMail({ services }: Pick<Context, 'services'>, tx: Db, news: MoneyNews): Promise<void> {
  const { name, payment, movement, excess = 0, reason = null } = news;
  const { id, lang: locale, email, userId, way } = payment;
  if (email === '' || !FROM_OUTSIDE.includes(way)) return;
  const words = wordsOf(news);
  const part = (which: string): string => textIn(locale, `mail.${name}.${which}`, words);
  const href = services.origin + paymentPath(payment, locale);
  await enqueueMail({ services }, tx, {
    kind: MONEY_MAILS[name],
    key: `${name}:${id}:${movement}`,
    accountId: userId,
    to: email,
    locale,
    subject: part('subject'),
    heading: part('heading'),
    paragraphs: [
      part('text'),
      ...(excess > 0 ? [part('excess')] : []),
      ...(reason === null || BY_ITSELF.includes(reason) ? [] : [textIn(locale, 'mail.money.reason', { reason })]),
    ],
    groups: [purchaseGroup(news, href)],
    action: { label: textIn(locale, `mail.money.${ACTIONS[name] ?? 'payment'}`), href },
  });
}

function wordsOf({ payment, moved = payment.amount, excess = 0 }: MoneyNews) {
  const { lang, amount, currency, reference } = payment;
  const money = (centimes: number): string =>
    new Intl.NumberFormat(LANGUAGE_TAGS[lang], { style: 'currency', currency }).format(centimes / 100);
  return {
    amount: money(amount),
    moved: money(moved),
    arrived: money(moved),
    rest: money(amount - moved),
    excess: money(excess),
    reference: formatReference(reference ?? ''),
  };
}

/** Purchase of the payment, with its amount, and the open rest of a QR-bill. */
function purchaseGroup(news: MoneyNews, href: string): MailGroup {
  const { name, payment } = news;
  const { id, lang: locale } = payment;
  const words = wordsOf(news);
  const item = itemText(payment, locale);
  const home = homeText(payment, locale);
  const facts = name === 'billPart' ? ['amount', 'arrived', 'rest'] : ['amount'];
  return {
    heading: textIn(locale, 'mail.money.purchase'),
    entries: [
      {
        title: home ?? item,
        href,
        pictureHref: null,
        mark: textIn(locale, 'mail.money.number', { number: String(id) }),
        facts: [...(home === null ? [] : [item]), ...facts.map((fact) => textIn(locale, `mail.money.${fact}`, words))],
      },
    ],
    links: [],
  };
}
