import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type PricedOffer, pricePeriodText, priceText } from '../facts/offer-texts.ts';

type OfferPriceProps = { offer: PricedOffer & { previousPrice: number | null } };

/** A price with its period; after a reduction the earlier one is struck through beside it. */
export function OfferPrice({ offer }: OfferPriceProps) {
  const tools = useLocale();
  const period = pricePeriodText(offer, tools);
  const previous = offer.previousPrice === null ? null : tools.money(offer.previousPrice, offer.currency);
  return (
    <>
      {priceText(offer, tools)}
      {period && <span className="price-note">{` ${period}`}</span>}
      {previous && (
        <>
          {' '}
          <s aria-hidden="true" className="price-note">
            {previous}
          </s>
          <span className="sr-only">{tools.text('offer.previousPrice', { price: previous })}</span>
        </>
      )}
    </>
  );
}
