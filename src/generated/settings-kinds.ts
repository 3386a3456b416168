import type { SettingsKind } from '#platform/config/settings-kind.ts';
import { ACCOUNT_SETTINGS } from '#capabilities/accounts/server/account.settings.ts';
import { LOCATION_SETTINGS } from '#capabilities/locations/server/location.settings.ts';
import { OFFER_SETTINGS } from '#capabilities/offers/server/offer.settings.ts';
import { PAYMENT_SETTINGS } from '#capabilities/payments/server/payment.settings.ts';

export const SETTINGS_KINDS: readonly SettingsKind[] = [ACCOUNT_SETTINGS, LOCATION_SETTINGS, OFFER_SETTINGS, PAYMENT_SETTINGS];
