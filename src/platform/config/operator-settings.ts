import { BRAND } from '#kernel/brand.ts';
import { isLocale, LOCALES, type Locale } from '#kernel/locale.ts';
import type { Attempt } from './settings-kind.ts';

/** The operator of the product, as named by imprint, terms and privacy statement. */
export interface Operator {
  name: string;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Address that receives messages of visitors. */
  email: string;
  phone: string | null;
  /** Number in the commercial register. */
  uid: string | null;
  /** Language of mails to the operator. */
  locale: Locale;
  /** Whether no operator is set: name and address are those of the sample. */
  isSample: boolean;
}

const LONGEST_LINE = 200;

/**
 * Reads the operator. Name and address are set together; otherwise both are the sample's, and pages say so.
 *
 * @param mailFrom sender of mails: it receives messages unless another address is set
 * @source docs/operations.md, "Operator"
 */
export function readOperator(
  attempt: Attempt,
  mailFrom: string,
  mailAddress: (text: string) => string,
  fault: (words: string) => void,
): Operator {
  const name = attempt<string | null>('OPERATOR_NAME', null, line);
  const address = attempt<readonly string[] | null>('OPERATOR_ADDRESS', null, lines);
  if (!name !== !address) fault('OPERATOR_NAME and OPERATOR_ADDRESS: must both be set, or none');
  const isSample = !name || !address;
  const { companyName, contact } = BRAND;
  return {
    name: isSample ? companyName : name,
    address: isSample ? [contact.street, contact.city] : address,
    email: attempt('OPERATOR_EMAIL', mailFrom, mailAddress),
    phone: attempt('OPERATOR_PHONE', isSample ? contact.phone : null, phone),
    uid: attempt<string | null>('OPERATOR_UID', isSample ? contact.uid : null, uid),
    locale: attempt('OPERATOR_LANGUAGE', 'de', language),
    isSample,
  };
}

function line(text: string): string {
  if (text.length > LONGEST_LINE) throw new Error(`must have at most ${LONGEST_LINE} characters`);
  return text;
}

const lines = (text: string): string[] =>
  line(text)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function phone(text: string): string {
  if (!/^\+\d[\d ]{7,20}$/.test(text)) throw new Error('must be a number like +41 21 555 00 00');
  return text;
}

function uid(text: string): string {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}(?: (?:MWST|TVA|IVA))?$/.test(text)) throw new Error('must look like CHE-123.456.789');
  return text;
}

function language(text: string): Locale {
  if (!isLocale(text)) throw new Error(`must be one of ${LOCALES.join(', ')}`);
  return text;
}
