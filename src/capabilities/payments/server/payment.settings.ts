import { BRAND } from '#kernel/brand.ts';
import type { Attempt, SettingsKind } from '#platform/config/settings-kind.ts';

/** The account that receives payments of invoices. */
export interface QrBillSettings {
  /** 21 letters and digits, without spaces; a QR-IBAN or an ordinary IBAN. */
  iban: string;
  /** Further accounts whose bank files settle invoices: the ordinary one behind a QR-IBAN, and earlier ones. */
  otherIbans: readonly string[];
  name: string;
  street: string;
  /** Empty where it is part of the street. */
  houseNumber: string;
  postalCode: string;
  town: string;
  /** Two letters. */
  country: string;
  /** Whether no account is set: it is that of the sample. */
  isSample: boolean;
}

/** The provider of cards and TWINT. */
export interface StripeSettings {
  secretKey: string;
  /** Secret that signs the provider's messages to us. */
  webhookSecret: string;
  /** Base address of its API, without a slash at the end. */
  api: string;
  /** Whether real money moves. */
  isLive: boolean;
}

/** The ways of payment in the settings. */
interface PaymentSettings {
  qrBill: QrBillSettings;
  /** Null: no card payments. */
  stripe: StripeSettings | null;
}

const STRIPE_API = 'https://api.stripe.com';

/** A QR-IBAN of no real account, from the examples of the guidelines for QR-bills. */
const SAMPLE_ACCOUNT: QrBillSettings = {
  iban: 'CH4431999123000889012',
  otherIbans: [],
  name: `${BRAND.companyName} (SAMPLE / MUSTER)`,
  street: BRAND.contact.street,
  houseNumber: '',
  postalCode: BRAND.contact.city.slice(0, 4),
  town: BRAND.contact.city.slice(5),
  country: 'CH',
  isSample: true,
};

/**
 * The ways of payment. Account and address are set together; otherwise both are the sample's.
 *
 * Key and secret of the provider are set together: an unsigned message is never accepted.
 *
 * @source docs/operations.md, "Money"
 */
export const PAYMENT_SETTINGS: SettingsKind<PaymentSettings> = {
  secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  read: readPaymentSettings,
  needed: [
    {
      setting: 'BILL_IBAN',
      words: 'with BILL_ADDRESS: no payment by QR-bill is possible',
      isMissing: ({ qrBill }) => qrBill.isSample,
    },
  ],
};

function readPaymentSettings(attempt: Attempt, fault: (words: string) => void): PaymentSettings {
  const iban = attempt<string | null>('BILL_IBAN', null, swissIban);
  const address = attempt<QrBillAddress | null>('BILL_ADDRESS', null, qrBillAddress);
  if (!iban !== !address) fault('BILL_IBAN and BILL_ADDRESS: must both be set, or none');
  const otherIbans = attempt<readonly string[]>('BANK_ACCOUNTS', [], (text) => text.split(',').map(swissIban));
  const secretKey = attempt<string | null>('STRIPE_SECRET_KEY', null, stripeKey);
  const webhookSecret = attempt<string | null>('STRIPE_WEBHOOK_SECRET', null, stripeWebhookSecret);
  if (!secretKey !== !webhookSecret) fault('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: must both be set, or none');
  const api = attempt('STRIPE_API', STRIPE_API, apiAddress);
  return {
    qrBill: { ...(iban && address ? { iban, ...address, isSample: false } : SAMPLE_ACCOUNT), otherIbans },
    stripe:
      secretKey && webhookSecret ? { secretKey, webhookSecret, api, isLive: /^[rs]k_live_/.test(secretKey) } : null,
  };
}

type QrBillAddress = Omit<QrBillSettings, 'iban' | 'otherIbans' | 'isSample'>;

/** @throws Error that names the allowed form */
function swissIban(text: string): string {
  const iban = text.replace(/\s+/g, '').toUpperCase();
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  if (!/^(?:CH|LI)\d{7}[A-Z0-9]{12}$/.test(iban) || BigInt(digits) % 97n !== 1n)
    throw new Error('must be a Swiss account like CH44 3199 9123 0008 8901 2');
  return iban;
}

/** Bounds of the standard, characters. */
const LONGEST = { name: 70, street: 70, town: 35 } as const;

/** @throws Error that names the allowed form */
function qrBillAddress(text: string): QrBillAddress {
  const wrong = new Error('must look like Seeblick AG, Rue de Bourg 1, 1003 Lausanne');
  const [name = '', streetAndNumber = '', place = '', ...rest] = text.split(',').map((part) => part.trim());
  const [, postalCode = '', town = ''] = /^(\d{4}) (.+)$/.exec(place) ?? [];
  const [, street = streetAndNumber, houseNumber = ''] = /^(.+) (\d\w*)$/.exec(streetAndNumber) ?? [];
  if (name === '' || street === '' || town === '' || rest.length > 0) throw wrong;
  if (name.length > LONGEST.name || street.length > LONGEST.street || town.length > LONGEST.town) throw wrong;
  return { name, street, houseNumber, postalCode, town, country: /^94(?:8[5-9]|9\d)/.test(postalCode) ? 'LI' : 'CH' };
}

function stripeKey(text: string): string {
  if (!/^[rs]k_(?:live|test)_\w{10,}$/.test(text)) throw new Error('must be a secret key like sk_live_…');
  return text;
}

function stripeWebhookSecret(text: string): string {
  if (!/^whsec_\w{16,}$/.test(text)) throw new Error('must be a signing secret like whsec_…');
  return text;
}

/** Only a program of this machine may be reached without encryption. */
function apiAddress(text: string): string {
  const isSafe =
    URL.canParse(text) && (/^https:/.test(text) || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(text));
  if (!isSafe) throw new Error(`must be an address like ${STRIPE_API}`);
  return new URL(text).origin;
}
