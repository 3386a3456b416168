import type { Locale } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';

/** Sign of a tax number in the languages of the register; English uses the German one. */
const VAT_SIGNS: Readonly<Record<Locale, string>> = { en: 'MWST', de: 'MWST', fr: 'TVA', it: 'IVA' };
const VAT_NUMBER = /^(CHE-[\d.]+) (?:MWST|TVA|IVA)$/;

/** Whether the company number of an operator is one for value-added tax. */
export const isVatNumber = (uid: string | null): boolean => uid !== null && VAT_NUMBER.test(uid);

/** The company number of an operator in a document: as a tax number with the sign of the language, if it is one. */
export function operatorNumberText(uid: string, locale: Locale): string {
  const [, number] = VAT_NUMBER.exec(uid) ?? [];
  return number
    ? textIn(locale, 'document.vatNumber', { number: `${number} ${VAT_SIGNS[locale]}` })
    : textIn(locale, 'operator.uid', { uid });
}
