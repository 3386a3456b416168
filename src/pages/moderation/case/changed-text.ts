import { FEATURES } from '#capabilities/offers/feature.ts';
import { FACT_NAMES, type FieldName, fieldOf } from '#capabilities/offers/offer-fields.ts';
import { NBSP } from '#kit/i18n/formats.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

const FACTS: ReadonlySet<string> = new Set(FACT_NAMES);

/** The label of a changed field. */
export const changedLabel = (name: string, { text }: LocaleTools): string =>
  text(FACTS.has(name) ? `offer.fact.${name}` : `moderation.field.${name}`);

/** A fact as a reviewer reads it; a dash for none. @param value as the server sends it, a number in digits */
export function changedText(name: string, value: string | null, { text, money }: LocaleTools): string {
  if (value === null || (name === 'subCategory' && value === '0')) return '–';
  const { kind, unit } = fieldOf(name as FieldName);
  if (kind === 'flag') return text(value === 'true' ? 'moderation.changes.yes' : 'moderation.changes.no');
  if (kind === 'money') return money(Number(value), 'CHF');
  if (name === 'category') return text(`offer.category.${value}`);
  if (name === 'subCategory') return text(`offer.subCategory.${value}`);
  if (name === 'language') return text(`workspace.language.${value}`);
  if (name !== 'features') return unit ? `${value}${NBSP}${unit}` : value;
  const names = FEATURES.filter((bit) => (Number(value) & bit) !== 0).map((bit) => text(`offer.feature.${bit}`));
  return names.join(', ') || '–';
}
