import type { PaymentsResolvers } from '#generated/payments.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { bankFileUpload } from './bank/bank-file-upload.service.ts';
import { isVatNumber } from './documents/operator-number.ts';
import { MONEY_MAILS } from './documents/payment.mails.ts';
import { BANK_ENTRY_KIND, CREDITS_KIND, PAYMENT_KIND, PAYOUT_KIND } from './payment/payment-act.ts';
import { PAYMENT_RECORDS } from './payment/payment-records.ts';
import { PAYMENT_COMMANDS } from './payment.commands.ts';
import { PAYMENT_JOBS } from './payment.jobs.ts';
import { PAYMENT_METRICS } from './payment.metrics.ts';
import { BankEntry, Mutation, Payment, Profile, Query, UserCredits } from './payment.resolvers.ts';
import { PAYMENT_SETTINGS } from './payment.settings.ts';
import { servePayments } from './payment-routes.ts';

/** Payments: paying for days online and credits, the ways to pay, and refunds. */
export const paymentModule: CapabilityModule = {
  name: 'payments',
  tables: ['payment', 'paymentEvent', 'paymentDispute', 'creditEntry', 'bankEntry', 'payout', 'billSeries'],
  api: {
    schemaFile: new URL('./payment.graphql', import.meta.url),
    resolvers: { BankEntry, Mutation, Payment, Profile, Query, UserCredits } satisfies PaymentsResolvers,
  },
  reads: ['account'],
  serve: servePayments,
  uploads: [bankFileUpload],
  jobs: PAYMENT_JOBS,
  commands: PAYMENT_COMMANDS,
  mailKinds: MONEY_MAILS,
  auditKinds: [PAYMENT_KIND, CREDITS_KIND, BANK_ENTRY_KIND, PAYOUT_KIND],
  personalRecords: PAYMENT_RECORDS,
  metrics: PAYMENT_METRICS,
  onStart: async ({ services: { settings, isTryOut, operator }, log }) => {
    if (settings.of(PAYMENT_SETTINGS).qrBill.isSample && !isTryOut)
      log.warn('Payment by QR-bill is off: BILL_IBAN and BILL_ADDRESS are not set.');
    if (!isTryOut && !isVatNumber(operator.uid))
      log.warn(
        'Documents of payments name no VAT number: OPERATOR_UID is not set, or does not end with MWST, TVA or IVA.',
      );
  },
};
