import { SwissQRBill as SvgQrBill } from 'swissqrbill/svg';
import type { Data, Language } from 'swissqrbill/types';
import { formatIBAN, formatReference } from 'swissqrbill/utils';
import type { Locale } from '#kernel/locale.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import type { QrBillSettings } from '../payment.settings.ts';
import { digitsOf, qrBillReference } from '../ways/qr-bill-reference.ts';

/** A QR-bill as a page shows it. */
export interface QrBillDrawing {
  creditorName: string;
  creditorAddress: string[];
  iban: string;
  reference: string;
  /** Centimes still to be paid. */
  amount: number;
  currency: string;
  svg: string;
  isSample: boolean;
}

/** Language of a QR-bill, in the library's notation. */
export const qrBillLanguage = (locale: Locale): Language => locale.toUpperCase() as Language;

/** Reference for the current kind of account; each kind has its own, and both identify the QR-bill. */
function shownReference({ iban }: QrBillSettings, { reference }: PaymentRecord): string {
  const digits = reference === null ? null : digitsOf(reference);
  return digits === null ? (reference ?? '') : qrBillReference(iban, digits);
}

/** Content of the code of a QR-bill. @param amount centimes */
export const qrBillData = (settings: QrBillSettings, payment: PaymentRecord, amount: number): Data => ({
  amount: amount / 100,
  currency: payment.currency as Data['currency'],
  ...(payment.reference !== null && { reference: shownReference(settings, payment) }),
  creditor: {
    account: settings.iban,
    name: settings.name,
    address: settings.street,
    ...(settings.houseNumber !== '' && { buildingNumber: settings.houseNumber }),
    zip: settings.postalCode,
    city: settings.town,
    country: settings.country,
  },
});

/** The QR-bill of a payment as a drawing, with its texts. @param amount centimes */
export function drawQrBill(
  settings: QrBillSettings,
  payment: PaymentRecord,
  { amount, locale }: { amount: number; locale: Locale },
): QrBillDrawing {
  const { name, street, houseNumber, postalCode, town, isSample } = settings;
  const drawing = new SvgQrBill(qrBillData(settings, payment, amount), { language: qrBillLanguage(locale) });
  return {
    creditorName: name,
    creditorAddress: [`${street} ${houseNumber}`.trim(), `${postalCode} ${town}`],
    iban: formatIBAN(settings.iban),
    reference: formatReference(shownReference(settings, payment)),
    amount,
    currency: payment.currency,
    svg: drawing.toString(),
    isSample,
  };
}
