import { AppError } from '#kernel/app-error.ts';
import type { Services } from '#platform/context/services.ts';
import type { PayWay } from '../../payment.ts';
import { PAYMENT_SETTINGS } from '../payment.settings.ts';
import type { PayProvider } from './pay-provider.ts';
import { qrBillWay } from './qr-bill-way.ts';
import { stripeWay } from './stripe-way.ts';
import { tillWay } from './till-way.ts';

const PROVIDERS: readonly PayProvider[] = [qrBillWay, stripeWay, tillWay];

/** The provider of a way, whether it takes new payments or not; null for a way without one. */
export const providerOf = (way: PayWay): PayProvider | null => PROVIDERS.find((known) => known.way === way) ?? null;

/** The ways that this installation offers. */
export const offeredProviders = ({ settings, isTryOut, hasTryOutPages }: Services): PayProvider[] => {
  const { qrBill, stripe } = settings.of(PAYMENT_SETTINGS);
  return PROVIDERS.filter(({ way }) => {
    if (way === 'qrBill') return !qrBill.isSample || isTryOut;
    return way === 'card' ? stripe !== null : hasTryOutPages;
  });
};

/** The provider for a new payment; by default the first. @throws AppError `error.validation` for a way that is not offered */
export function offeredProvider(services: Services, way: PayWay | null): PayProvider {
  const offered = offeredProviders(services);
  const provider = way === null ? offered[0] : offered.find((known) => known.way === way);
  if (!provider) throw new AppError('error.validation', { code: 400, values: { way: 'error.validation.value' } });
  return provider;
}
