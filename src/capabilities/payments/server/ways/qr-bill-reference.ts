import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum, isQRIBAN } from 'swissqrbill/utils';

/** Digits of a QR reference before its check digit. */
const QR_DIGITS = 26;
/** Digits of a creditor reference after its check digits. */
const [FEWEST_DIGITS, MOST_DIGITS] = [8, 21];
/** Digits of a payment's number, enough for no two payments of a series to share them. */
const ID_DIGITS = 10;

/**
 * The digits of a QR-bill: those of the installation, and the number of the payment. QR-bills of earlier versions bear the number alone.
 *
 * @param series ten digits, the first of them not 0
 */
export const qrBillDigits = (series: string, paymentId: number): string =>
  `${series}${String(paymentId).padStart(ID_DIGITS, '0')}`;

/**
 * The reference of a QR-bill: with a check digit where the account is a QR-IBAN, else a creditor reference.
 *
 * @param digits of the QR-bill, without leading zeros
 * @source ISO 11649; docs/decisions/039-qr-bills-and-documents.md
 */
export const qrBillReference = (iban: string, digits: string): string =>
  isQRIBAN(iban) ? qrReference(digits) : creditorReference(digits);

function creditorReference(digits: string): string {
  const own = digits.padStart(FEWEST_DIGITS, '0');
  return `RF${calculateSCORReferenceChecksum(own)}${own}`;
}

function qrReference(digits: string): string {
  const own = digits.padStart(QR_DIGITS, '0');
  return `${own}${calculateQRReferenceChecksum(own)}`;
}

/** The digits of a QR-bill in a reference of either kind; null for a foreign reference. */
export function digitsOf(reference: string): string | null {
  const [, own, qr] = /^(?:RF\d\d(\d{8,21})|(\d{26})\d)$/.exec(reference) ?? [];
  const digits = (own ?? qr ?? '').replace(/^0+/, '');
  if (digits === '' || digits.length > MOST_DIGITS) return null;
  return reference === (own ? creditorReference(digits) : qrReference(digits)) ? digits : null;
}

/** The reference of the same QR-bill for the other kind of account; null for a foreign reference. */
export function otherReference(reference: string): string | null {
  const digits = digitsOf(reference);
  if (digits === null) return null;
  return reference.startsWith('RF') ? qrReference(digits) : creditorReference(digits);
}
