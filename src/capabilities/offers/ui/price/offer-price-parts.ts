import { OfferType, PriceType } from '#capabilities/offers/offer.ts';
import type { OfferPriceBlockFragment } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { shownPerM2 } from './price-comparison.ts';

/**
 * Lines below a price: net rent and charges as far as known; for another period or a price per m² the amount per month or in total;
 * for a sale the price per m².
 */
export function priceParts(offer: OfferPriceBlockFragment, tools: LocaleTools): string[] {
  const { price, netPrice, additionalFees, comparablePrice, priceType, currency } = offer;
  const { text, money } = tools;
  const isRent = offer.offerType === OfferType.Rent;
  const parts: string[] = [];
  if (netPrice !== null && netPrice !== price) parts.push(`${text('offer.price.net')} ${money(netPrice, currency)}`);
  if (additionalFees !== null && additionalFees > 0) {
    parts.push(`${text('offer.price.charges')} ${money(additionalFees, currency)}`);
  }
  if (priceType !== PriceType.Default && comparablePrice !== null && comparablePrice !== price) {
    const comparable = money(comparablePrice, currency);
    parts.push(text(isRent ? 'offer.price.comparable' : 'offer.price.comparableTotal', { price: comparable }));
  }
  if (!isRent && offer.pricePerM2 !== null) {
    parts.push(text('offer.pricePerM2', { price: money(shownPerM2(offer.pricePerM2), currency) }));
  }
  return parts;
}
