import { type MONEY_MAILS, postMoneyMail } from '#capabilities/payments/server/documents/payment.mails.ts';
import { type Posting, type Postings, THEIRS } from '#tests/abuse/mail-cases.ts';
import { aPayment } from '#tests/factories/payment.ts';

const ofMoney =
  (name: keyof typeof MONEY_MAILS): Posting =>
  async (ctx, tx, { to, accountId }) =>
    postMoneyMail(ctx, tx, {
      name,
      movement: 1,
      payment: await aPayment(tx, accountId, { email: to, payerName: THEIRS, recipient: THEIRS }),
    });

/** Mails about payments. */
export const POSTINGS: Postings<keyof typeof MONEY_MAILS> = {
  billPart: ofMoney('billPart'),
  partUnused: ofMoney('partUnused'),
  paymentReceived: ofMoney('paymentReceived'),
  paymentReturned: ofMoney('paymentReturned'),
  paymentPartReturned: ofMoney('paymentPartReturned'),
  paymentTwice: ofMoney('paymentTwice'),
  refundBegun: ofMoney('refundBegun'),
  paymentRefunded: ofMoney('paymentRefunded'),
  payoutSent: ofMoney('payoutSent'),
};
