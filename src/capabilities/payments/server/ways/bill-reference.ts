import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum, isQRIBAN } from 'swissqrbill/utils';

/** Digits of a QR reference before its check digit. */
const QR_DIGITS = 26;
const LARGEST_ID = 2_147_483_647;

/**
 * The reference of a bill: with a check digit where the account is a QR-IBAN, else a creditor reference.
 *
 * @source ISO 11649; docs/decisions/039-bills-and-documents.md
 */
export function billReference(iban: string, paymentId: number): string {
  return isQRIBAN(iban) ? qrReference(paymentId) : creditorReference(paymentId);
}

function creditorReference(paymentId: number): string {
  const own = String(paymentId).padStart(8, '0');
  return `RF${calculateSCORReferenceChecksum(own)}${own}`;
}

function qrReference(paymentId: number): string {
  const digits = String(paymentId).padStart(QR_DIGITS, '0');
  return `${digits}${calculateQRReferenceChecksum(digits)}`;
}

/** The payment that a reference of either kind names, whichever account was ours when its bill was written; null for any other. */
export function paymentIdOf(reference: string): number | null {
  const [, own, digits] = /^(?:RF\d\d(\d{8,10})|(\d{26})\d)$/.exec(reference) ?? [];
  const id = Number(own ?? digits);
  if (!Number.isSafeInteger(id) || id < 1 || id > LARGEST_ID) return null;
  return reference === (own ? creditorReference(id) : qrReference(id)) ? id : null;
}
