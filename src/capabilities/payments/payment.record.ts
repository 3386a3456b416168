import type { Locale } from '#kernel/locale.ts';
import type { PayWay } from './payment.ts';

/** A payment, or money that goes back. */
export interface PaymentRecord {
  id: number;
  /** Who pays. */
  userId: number;
  /** 0 sale, 1 refund, 2 subscription. */
  operationType: number;
  status: number;
  kind: 'publication' | 'credits';
  offerId: number | null;
  /** 0 sale, 1 rent. */
  offerType: number;
  /** Days online, or credits of a pack. */
  quantity: number;
  isProlonging: boolean;
  /** Credits it is paid with; null for every other way. */
  credits: number | null;
  /** Centimes, tax included. */
  amount: number;
  currency: string;
  vatPerMille: number;
  way: PayWay;
  lang: Locale;
  /** Of the payer at that time; empty once the account is erased. */
  email: string;
  payerName: string;
  /** By which the bank names it; QR-bills alone have one. */
  reference: string | null;
  /** By which its provider knows it. */
  providerRef: string | null;
  checkoutUrl: string | null;
  deadline: Date | null;
  paidAt: Date | null;
  /** What was paid for has been given. */
  hasEffect: boolean;
  refundOf: number | null;
  reason: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Of the amount, what was given back at its provider so far, centimes. */
  partRefunded: number;
  /** By which its provider knows the latest dispute; null where there was none. */
  disputeRef: string | null;
  disputeStatus: DisputeStatus | null;
  /** Centimes. */
  disputedAmount: number | null;
}

/** How it stands with a payment of which its payer says, at their bank, that it was none of theirs. */
export type DisputeStatus = 'open' | 'won' | 'lost';

/** What only its provider ever tells of a payment. */
export type ReportedLater = 'partRefunded' | 'disputeRef' | 'disputeStatus' | 'disputedAmount';

/** Credits that came or went. */
export interface CreditEntryRecord {
  id: number;
  userId: number;
  offerType: number;
  /** Below 0 where they went. */
  amount: number;
  kind: 'bought' | 'granted' | 'spent' | 'returned' | 'takenBack';
  paymentId: number | null;
  reason: string | null;
  createdAt: Date;
}

/** Money that is to go back. */
export interface PayoutRecord {
  id: number;
  paymentId: number | null;
  refundId: number | null;
  bankEntryId: number | null;
  amount: number;
  currency: string;
  kind: 'excess' | 'late' | 'partial' | 'refund' | 'unmatched';
  toName: string | null;
  toIban: string | null;
  createdAt: Date;
  confirmedAt: Date | null;
  confirmedBy: number | null;
}

/** Money that arrived by the bank. */
export interface BankEntryRecord {
  id: number;
  bookedOn: string;
  /** Centimes; below 0 where a credit was taken back. */
  amount: number;
  currency: string;
  reference: string | null;
  debtorName: string | null;
  debtorIban: string | null;
  text: string | null;
  paymentId: number | null;
  fault: 'unknownReference' | 'otherCurrency' | 'reversal' | null;
  /** Of a reversal that is settled: the credit that it took back. */
  reverses: number | null;
  /** When somebody saw to a reversal, or to the credit that it took back. */
  settledAt: Date | null;
}
