import type { PayProvider } from './pay-provider.ts';

/** Path of the till of a payment. */
export const tillPath = (paymentId: number): string => `/dev/till?payment=${paymentId}`;

/** The simulated till (`till.route.ts`): only its page ends a payment. */
export const tillWay: PayProvider = {
  way: 'till',
  hours: 24,
  open: async ({ services }, { id }) => ({
    providerRef: `till-${id}`,
    checkoutUrl: `${services.origin}${tillPath(id)}`,
  }),
  ask: async () => ({ kind: 'open' }),
  close: async () => ({ kind: 'cancelled' }),
  refund: async () => 'done',
};
