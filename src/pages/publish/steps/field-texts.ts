import { LISTED_FACTS } from '#capabilities/offers/offer-fields.ts';
import type { OfferForm } from '#capabilities/publishing/ui/draft/offer-form.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Fields for which a listing has a label already. */
const FACTS: ReadonlySet<string> = new Set(LISTED_FACTS);

/** The label of a field of the form. */
export const fieldLabel = (name: keyof OfferForm, { text }: LocaleTools): string =>
  text(FACTS.has(name) ? `offer.fact.${name}` : `publish.field.${name}`);

/** The value of a field, as a short text. */
export function fieldText(name: keyof OfferForm, form: OfferForm, { text, number }: LocaleTools): string {
  const value = form[name];
  if (name === 'category') return text(`offer.category.${form.category}`);
  if (name === 'buildIn') return String(value ?? '–');
  if (typeof value === 'boolean') return text(value ? 'publish.yes' : 'publish.no');
  if (typeof value === 'number') return number(value, 6);
  return value === null || value === '' ? '–' : value;
}
