import { bitsOf } from '#kernel/bits.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Kind of a home: its subcategories, else its category. */
export function kindText(
  { category, subCategory }: { category: number; subCategory: number },
  tools: LocaleTools,
): string {
  const kinds = bitsOf(subCategory).map((bit) => tools.text(`offer.subCategory.${bit}`));
  return kinds.length > 0 ? kinds.join(', ') : tools.text(`offer.category.${category}`);
}

/** Date of availability, as the value of a fact: `immediately`, a day, or `on request`. @param now ISO 8601 */
export function availableText(availableFrom: string | null, now: string, { text, date }: LocaleTools): string {
  if (availableFrom === null) return text('offer.available.onRequest');
  return availableFrom <= now.slice(0, 10) ? text('offer.available.now') : date(availableFrom, 'long');
}
