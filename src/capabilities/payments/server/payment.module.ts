import type { PaymentsResolvers } from '#generated/payments.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { Mutation, Payment, Query, UserCredits } from './payment.resolvers.ts';
import { BANK_ENTRY_KIND, CREDITS_KIND, PAYMENT_KIND, PAYOUT_KIND } from './payment-act.ts';

/** Money: what is paid for days online and credits, by which way, and what goes back. */
export const paymentModule: CapabilityModule = {
  name: 'payments',
  tables: ['payment', 'payment_event', 'credit_entry', 'bank_entry', 'payout'],
  api: {
    schemaFile: new URL('./payment.graphql', import.meta.url),
    resolvers: { Mutation, Payment, Query, UserCredits } satisfies PaymentsResolvers,
  },
  auditKinds: [PAYMENT_KIND, CREDITS_KIND, BANK_ENTRY_KIND, PAYOUT_KIND],
};
