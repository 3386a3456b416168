import { FEATURES } from '#capabilities/offers/feature.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Facts that are one of two. */
const SWITCHES: readonly string[] = ['hidesAddress', 'showsPhone'];
const AMOUNTS: readonly string[] = ['price', 'netPrice', 'additionalFees'];

/** A fact as a reviewer reads it; a dash for none. @param value as the server tells it, a number in digits */
export function changedText(name: string, value: string | null, { text, money }: LocaleTools): string {
  if (value === null || (name === 'subCategory' && value === '0')) return '–';
  if (SWITCHES.includes(name)) return text(value === 'true' ? 'moderation.changes.yes' : 'moderation.changes.no');
  if (AMOUNTS.includes(name)) return money(Number(value), 'CHF');
  if (name === 'category') return text(`offer.category.${value}`);
  if (name === 'subCategory') return text(`offer.subCategory.${value}`);
  if (name === 'language') return text(`workspace.language.${value}`);
  if (name !== 'features') return value;
  const names = FEATURES.filter((bit) => (Number(value) & bit) !== 0).map((bit) => text(`offer.feature.${bit}`));
  return names.join(', ') || '–';
}
