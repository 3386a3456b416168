import type { PhoneCountry } from './phone-number.ts';

/** Grouping of mobile numbers behind the dialling code, for countries of many readers where it differs from Switzerland. */
const PLACEHOLDERS: Partial<Record<PhoneCountry, string>> = {
  AT: 'XXX XXXXXX',
  CA: 'XXX XXX XXXX',
  DE: 'XXXX XXXXXXX',
  ES: 'XXX XX XX XX',
  FR: 'X XX XX XX XX',
  GB: 'XXXX XXXXXX',
  IT: 'XXX XXX XXXX',
  LI: 'XXX XXX XXX',
  PT: 'XXX XXX XXX',
  US: 'XXX XXX XXXX',
};

/**
 * Shows how a number of a country is written before one is typed.
 *
 * @source docs/reference/screens.md, "Telephone numbers"
 */
export const phonePlaceholder = (country: PhoneCountry): string => PLACEHOLDERS[country] ?? 'XX XXX XX XX';
