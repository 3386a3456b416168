import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum, isQRIBAN } from 'swissqrbill/utils';

/** Digits of a QR reference before its check digit. */
const QR_DIGITS = 26;
/** Digits of a creditor reference after its check digits. */
const [FEWEST_DIGITS, MOST_DIGITS] = [8, 21];
/** A number of a payment takes so many digits, so that no two payments of a series have the same. */
const ID_DIGITS = 10;

/**
 * The digits of a bill: those of the installation, and the number of the payment. Bills of earlier versions bear the number alone.
 *
 * @param series ten digits, the first of them not 0
 */
export const billDigits = (series: string, paymentId: number): string =>
  `${series}${String(paymentId).padStart(ID_DIGITS, '0')}`;

/**
 * The reference of a bill: with a check digit where the account is a QR-IBAN, else a creditor reference.
 *
 * @param digits of the bill, without zeros at the front
 * @source ISO 11649; docs/decisions/039-qr-bills-and-documents.md
 */
export const billReference = (iban: string, digits: string): string =>
  isQRIBAN(iban) ? qrReference(digits) : creditorReference(digits);

function creditorReference(digits: string): string {
  const own = digits.padStart(FEWEST_DIGITS, '0');
  return `RF${calculateSCORReferenceChecksum(own)}${own}`;
}

function qrReference(digits: string): string {
  const own = digits.padStart(QR_DIGITS, '0');
  return `${own}${calculateQRReferenceChecksum(own)}`;
}

/** The digits of a bill that a reference of either kind bears; null where it cannot be one of ours. */
export function digitsOf(reference: string): string | null {
  const [, own, qr] = /^(?:RF\d\d(\d{8,21})|(\d{26})\d)$/.exec(reference) ?? [];
  const digits = (own ?? qr ?? '').replace(/^0+/, '');
  if (digits === '' || digits.length > MOST_DIGITS) return null;
  return reference === (own ? creditorReference(digits) : qrReference(digits)) ? digits : null;
}

/** The reference that the same bill has for the other kind of account; null where it cannot be one of ours. */
export function otherReference(reference: string): string | null {
  const digits = digitsOf(reference);
  if (digits === null) return null;
  return reference.startsWith('RF') ? qrReference(digits) : creditorReference(digits);
}
