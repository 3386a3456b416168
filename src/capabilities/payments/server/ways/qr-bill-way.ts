import { CURRENCY } from '../../payment.ts';
import { arrivedFor } from '../payment/bank.queries.ts';
import type { PayProvider } from './pay-provider.ts';

/** QR-bills, paid from any bank: arrivals come with imported bank files. */
export const qrBillWay: PayProvider = {
  way: 'qrBill',
  hours: 240,
  open: async () => ({ providerRef: null, checkoutUrl: null }),
  ask: async ({ db }, { id, amount }) => {
    const arrived = await arrivedFor(db, id);
    return arrived >= amount ? { kind: 'paid', amount, currency: CURRENCY } : { kind: 'open' };
  },
  close: async (ctx, payment) => {
    const word = await qrBillWay.ask(ctx, payment);
    return word.kind === 'open' ? { kind: 'cancelled' } : word;
  },
  refund: async () => 'byHand',
};
