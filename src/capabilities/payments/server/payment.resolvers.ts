import type {
  BankEntryResolvers,
  MutationResolvers,
  PaymentResolvers,
  ProfileResolvers,
  QueryResolvers,
  UserCreditsResolvers,
} from '#generated/payments.resolvers.ts';
import { assignBankEntry, confirmPayout, payBackBankEntry, readPayouts, readUnmatched } from './bank/bank.service.ts';
import { settleChargeback } from './bank/chargeback.service.ts';
import { readCreditHolders, readSums } from './books/books.service.ts';
import { createPayment } from './checkout/create-payment.service.ts';
import { cancelPayment, mayCancel, readPayment, readPayments } from './checkout/payment.service.ts';
import { refundPayment } from './checkout/refund.service.ts';
import {
  chargebackOf,
  checkoutUrlOf,
  hasQrBill,
  hasReceipt,
  mayRefund,
  payWaysOf,
  qrBillOf,
  qrBillPath,
  receiptPath,
  tillUrlOf,
  vatAmountOf,
} from './documents/payment.view.ts';
import { arrivedFor } from './payment/bank.queries.ts';
import { grantCredits, readCredits } from './payment/credit.service.ts';
import { movementLoader } from './payment/movement.queries.ts';

export const Query: QueryResolvers = {
  payWays: (_root, _args, { ctx }) => payWaysOf(ctx),
  payment: (_root, { id }, { ctx }) => readPayment(ctx, id),
  payments: (_root, { filter }, { ctx }) => readPayments(ctx, filter ?? {}),
  userCredits: (_root, { userId }, { ctx }) => readCredits(ctx, userId ?? null),
  payouts: (_root, { isConfirmed, ...page }, { ctx }) => readPayouts(ctx, isConfirmed ?? null, page),
  paymentSums: (_root, period, { ctx }) => readSums(ctx, period),
  creditHolders: (_root, holders, { ctx }) => readCreditHolders(ctx, holders),
  unmatchedBankEntries: (_root, page, { ctx }) => readUnmatched(ctx, page),
};

export const Mutation: MutationResolvers = {
  createPayment: (_root, input, { ctx }) => createPayment(ctx, input),
  cancelPayment: (_root, { id }, { ctx }) => cancelPayment(ctx, id),
  refundPayment: (_root, { id, reason }, { ctx }) => refundPayment(ctx, id, reason),
  confirmPayout: (_root, { id }, { ctx }) => confirmPayout(ctx, id),
  assignBankEntry: (_root, { id, paymentId }, { ctx }) => assignBankEntry(ctx, id, paymentId),
  payBackBankEntry: (_root, { id }, { ctx }) => payBackBankEntry(ctx, id),
  settleReversal: (_root, { id, creditId }, { ctx }) => settleChargeback(ctx, id, creditId ?? null),
  grantCredits: (_root, grant, { ctx }) => grantCredits(ctx, grant),
};

export const Payment: PaymentResolvers = {
  days: ({ kind, quantity }) => (kind === 'publication' ? quantity : null),
  credits: ({ kind, quantity, credits }) => (kind === 'credits' ? quantity : credits),
  vatAmount: (payment) => vatAmountOf(payment),
  arrivedAmount: (payment, _args, { ctx }) => (payment.way === 'qrBill' ? arrivedFor(ctx.db, payment.id) : 0),
  movements: ({ id, way }, _args, { ctx }) => (way === 'qrBill' ? ctx.loader(movementLoader).load(id) : []),
  checkoutUrl: (payment) => checkoutUrlOf(payment),
  tillUrl: (payment, _args, { ctx }) => tillUrlOf(ctx, payment),
  qrBill: (payment, _args, { ctx }) => qrBillOf(ctx, payment),
  billUrl: (payment) => (hasQrBill(payment) ? qrBillPath(payment.id) : null),
  receiptUrl: (payment) => (hasReceipt(payment) ? receiptPath(payment.id) : null),
  dispute: (payment, _args, { ctx }) => chargebackOf(ctx, payment),
  mayRefund: (payment) => mayRefund(payment),
  mayCancel: (payment) => mayCancel(payment),
};

export const BankEntry: BankEntryResolvers = {
  credit: ({ credit }) => credit ?? null,
};

export const Profile: ProfileResolvers = {
  credits: ({ id }, _args, { ctx }) => readCredits(ctx, id),
};

export const UserCredits: UserCreditsResolvers = {
  id: ({ userId }) => userId,
};
