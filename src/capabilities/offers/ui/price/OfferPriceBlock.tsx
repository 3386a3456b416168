import { OfferType } from '#capabilities/offers/offer.ts';
import type { OfferPriceBlockFragment } from '#generated/operations.ts';
import { classes } from '#kit/design/classes.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { pricePeriodText, priceText } from '../facts/offer-texts.ts';
import { hasManyPrices } from './many-prices.ts';
import { priceParts } from './offer-price-parts.ts';

/**
 * The price of a home, the largest text of its page, and its parts below it. A rent reserves room for the parts: while the page loads,
 * they are not known yet.
 */
export function OfferPriceBlock({ offer }: { offer: OfferPriceBlockFragment }) {
  const tools = useLocale();
  const period = pricePeriodText(offer, tools);
  const previous = offer.previousPrice === null ? null : tools.money(offer.previousPrice, offer.currency);
  const parts = priceParts(offer, tools);
  return (
    <div className="flex flex-col gap-1.5">
      <p
        className={classes(
          'flex flex-wrap items-baseline gap-x-2 font-display text-4xl font-semibold tracking-tight wrap-normal tabular-nums',
          hasManyPrices(offer) ? 'max-mobile-landscape:text-2xl print:text-2xl' : 'max-mobile:text-3xl',
        )}
      >
        {priceText(offer, tools)}
        {period && <span className="font-sans text-lg font-normal tracking-normal text-muted">{period}</span>}
        {previous && (
          <>
            <s aria-hidden="true" className="font-sans text-lg font-normal tracking-normal text-muted">
              {previous}
            </s>
            <span className="sr-only">{tools.text('offer.previousPrice', { price: previous })}</span>
          </>
        )}
      </p>
      {parts.length === 0 && offer.offerType === OfferType.Rent && <div className="h-6" />}
      {parts.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted tabular-nums">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
