import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { ConfigError } from '#platform/config/settings-kind.ts';
import { PAYMENT_SETTINGS } from './payment.settings.ts';

const SECRET = 'a secret that is long enough for tests';
const KEY = 'sk_test_abcdefghijk';
const HOOK = 'whsec_abcdefghijklmnop';
const paymentsOf = (settings: Record<string, string>) =>
  readConfig({ SECRET, ...settings }).settings.of(PAYMENT_SETTINGS);

describe('settings of money', () => {
  test('are those of the sample, which says so, and no cards', () => {
    expect(paymentsOf({})).toMatchObject({
      qrBill: { isSample: true, name: expect.stringContaining('SAMPLE') },
      stripe: null,
    });
  });

  test('name the account that QR-bills are paid to', () => {
    const settings = {
      BILL_IBAN: 'CH93 0076 2011 6238 5295 7',
      BILL_ADDRESS: 'Seeblick AG, Rue de Bourg 1a, 1003 Lausanne',
      BANK_ACCOUNTS: 'CH44 3199 9123 0008 8901 2, CH5604835012345678009',
    };
    expect(paymentsOf(settings).qrBill).toEqual({
      otherIbans: ['CH4431999123000889012', 'CH5604835012345678009'],
      iban: 'CH9300762011623852957',
      name: 'Seeblick AG',
      street: 'Rue de Bourg',
      houseNumber: '1a',
      postalCode: '1003',
      town: 'Lausanne',
      country: 'CH',
      isSample: false,
    });
  });

  test('know money for trying out by its key', () => {
    const settings = { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: HOOK };
    expect(paymentsOf(settings).stripe).toMatchObject({ isLive: false, api: 'https://api.stripe.com' });
    expect(paymentsOf({ ...settings, STRIPE_SECRET_KEY: KEY.replace('test', 'live') }).stripe).toMatchObject({
      isLive: true,
    });
  });

  test.each<[string, Record<string, string>]>([
    ['a secret of messages that is empty', { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: '' }],
    ['a further account that is none', { BANK_ACCOUNTS: 'CH93 0076 2011 6238 5295 8' }],
    ['no secret of messages', { STRIPE_SECRET_KEY: KEY }],
    ['a secret of messages alone', { STRIPE_WEBHOOK_SECRET: HOOK }],
    ['a secret that is too short', { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
    ['a public key', { STRIPE_SECRET_KEY: 'pk_test_abcdefghijk', STRIPE_WEBHOOK_SECRET: HOOK }],
    ['a provider without encryption', { STRIPE_API: 'http://stripe.example' }],
    ['an account whose check digits are wrong', { BILL_IBAN: 'CH9300762011623852958', BILL_ADDRESS: 'A, B 1, 1003 C' }],
    ['a foreign account', { BILL_IBAN: 'DE89370400440532013000', BILL_ADDRESS: 'A, B 1, 1003 C' }],
    ['an account without address', { BILL_IBAN: 'CH9300762011623852957' }],
    ['an address without a town', { BILL_IBAN: 'CH9300762011623852957', BILL_ADDRESS: 'Seeblick AG' }],
  ])('with %s keep the product from starting', (_what, settings) => {
    expect(() => paymentsOf(settings)).toThrow(ConfigError);
  });

  test('do not repeat a secret', () => {
    expect(() => paymentsOf({ STRIPE_SECRET_KEY: 'my-secret-key', STRIPE_WEBHOOK_SECRET: HOOK })).toThrow(
      /not the one given/,
    );
  });
});
