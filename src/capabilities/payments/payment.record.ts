import type { Locale } from '#kernel/locale.ts';
import type { PayWay } from './payment.ts';

/** A payment, or a refund. */
export interface PaymentRecord {
  id: number;
  /** The payer. */
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
  /** Credits that pay it; null for every other way. */
  credits: number | null;
  /** Centimes, tax included. */
  amount: number;
  currency: string;
  vatPerMille: number;
  way: PayWay;
  lang: Locale;
  /** Address of the payer at that time; empty once the account is erased. */
  email: string;
  payerName: string;
  /** Lines of the recipient of the invoice: agency, person, street, place, as far as known. Empty once the account is erased. */
  recipient: string;
  /** Title of the home when the payment began; empty for credits, and once the account is erased. */
  offerTitle: string;
  /** Reference at the bank; only QR-bills have one. */
  reference: string | null;
  /** Identifier at the provider. */
  providerRef: string | null;
  checkoutUrl: string | null;
  deadline: Date | null;
  paidAt: Date | null;
  /** The purchase has been delivered. */
  hasEffect: boolean;
  refundOf: number | null;
  reason: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Part of the amount that the provider has refunded so far, centimes. */
  partRefunded: number;
  /** Identifier of the latest chargeback at the provider; null where there was none. */
  disputeRef: string | null;
  disputeStatus: ChargebackStatus | null;
  /** Centimes. */
  disputedAmount: number | null;
}

/** Status of a chargeback: the payer contests a payment at their bank. */
export type ChargebackStatus = 'open' | 'won' | 'lost';

/** Fields that are set only by reports of the provider. */
export type ReportedLater = 'partRefunded' | 'disputeRef' | 'disputeStatus' | 'disputedAmount';

/** An entry of credits, added or taken. */
export interface CreditEntryRecord {
  id: number;
  userId: number;
  offerType: number;
  /** Below 0 for credits taken. */
  amount: number;
  kind: 'bought' | 'granted' | 'spent' | 'returned' | 'takenBack';
  paymentId: number | null;
  reason: string | null;
  createdAt: Date;
}

/** Money to be sent back. */
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

/** An amount that arrived by the bank. */
export interface BankEntryRecord {
  id: number;
  bookedOn: string;
  /** Centimes; below 0 for a chargeback. */
  amount: number;
  currency: string;
  reference: string | null;
  debtorName: string | null;
  debtorIban: string | null;
  text: string | null;
  paymentId: number | null;
  fault: 'unknownReference' | 'otherCurrency' | 'reversal' | null;
  /** Of a settled chargeback: the credit entry that it reverses. */
  reverses: number | null;
  /** Time when staff settled a chargeback, or the credit that it reverses. */
  settledAt: Date | null;
}
