import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum, isQRIBAN } from 'swissqrbill/utils';

/** Digits of a QR reference before its check digit. */
const QR_DIGITS = 26;

/**
 * The reference of a bill: with a check digit where the account is a QR-IBAN, else a creditor reference.
 *
 * @source ISO 11649; docs/decisions/039-bills-and-documents.md
 */
export function billReference(iban: string, paymentId: number): string {
  if (!isQRIBAN(iban)) {
    const own = String(paymentId).padStart(8, '0');
    return `RF${calculateSCORReferenceChecksum(own)}${own}`;
  }
  const digits = String(paymentId).padStart(QR_DIGITS, '0');
  return `${digits}${calculateQRReferenceChecksum(digits)}`;
}
