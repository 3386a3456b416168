import type { Metric } from '#platform/metrics/metric.ts';
import { countUnmatched } from './payment/bank.queries.ts';
import {
  countOpenChargebacks,
  countOpenPayouts,
  countOpenRefunds,
  countOverdue,
  countPartRefunded,
  countPaymentsByStatus,
} from './payment-metrics.queries.ts';

/** Metrics of payments. */
export const PAYMENT_METRICS: readonly Metric[] = [
  {
    name: 'lares_payments_open',
    help: 'Payments that may still be paid.',
    read: (db) => countPaymentsByStatus(db, [0, 10]),
  },
  {
    name: 'lares_payments_error',
    help: 'Payments whose provider did not answer: their end is unknown.',
    read: (db) => countPaymentsByStatus(db, [90]),
  },
  {
    name: 'lares_payments_overdue',
    help: 'Payments that are not settled an hour after their deadline; more than 0 means that the job does not run.',
    read: (db) => countOverdue(db),
  },
  {
    name: 'lares_payments_part_refunded',
    help: 'Paid ones with a partial refund by hand at the provider: the delivery stays.',
    read: countPartRefunded,
  },
  {
    name: 'lares_payments_disputed',
    help: 'Payments with an open chargeback: the provider waits for an answer.',
    read: countOpenChargebacks,
  },
  {
    name: 'lares_refunds_open',
    help: 'Refunds that their provider has not carried out, or that wait for a payout by hand.',
    read: countOpenRefunds,
  },
  { name: 'lares_payouts_open', help: 'Amounts that are to be sent back by hand.', read: countOpenPayouts },
  {
    name: 'lares_bank_entries_unmatched',
    help: 'Amounts that arrived and belong to no payment.',
    read: countUnmatched,
  },
];
