import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';

/** Page where a payment is shown to its payer: beside its home, or among their own payments. */
export const paymentPath = ({ id, offerId }: { id: number; offerId: number | null }, locale: Locale): string =>
  offerId === null
    ? `${buildPath('myPayments', locale)}?payment=${id}`
    : `${buildPath('payProperty', locale, { id: String(offerId) })}?payment=${id}`;

/** Address of a document in the language of the page that links it. @param path of the document, as the API gives it */
export const documentHref = (path: string, locale: Locale): string => `${path}?lang=${locale}`;
