import type { FavouriteEntryFragment } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

type PricedEntry = Pick<FavouriteEntryFragment, 'savedPrice' | 'savedPriceType'> & {
  property: { price: number | null; priceType: number; currency: string };
};

/** The change of a home's price since it was saved; null if the prices cannot be compared. */
export function priceChangeText(
  { savedPrice, savedPriceType, property }: PricedEntry,
  { text, money }: LocaleTools,
): string | null {
  const { price, priceType, currency } = property;
  if (price === null || savedPrice === null || price === savedPrice || priceType !== savedPriceType) return null;
  const amount = money(Math.abs(price - savedPrice), currency);
  return text(price < savedPrice ? 'favourites.price.fell' : 'favourites.price.rose', { amount });
}
