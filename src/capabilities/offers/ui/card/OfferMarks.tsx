import { Badge } from '#kit/design/content/Badge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { isNewOffer } from '../facts/offer-texts.ts';

type MarkedOffer = { createdAt: string; previousPrice: number | null; isSeen?: boolean };

/** Whether a home has marks. @param now the time of the page, ISO 8601 */
export const hasMarks = ({ createdAt, previousPrice, isSeen }: MarkedOffer, now: string): boolean =>
  isSeen === true || previousPrice !== null || isNewOffer(createdAt, now);

/** Marks of a home: new, price reduced, seen before. */
export function OfferMarks({ offer, now }: { offer: MarkedOffer; now: string }) {
  const { text } = useLocale();
  return (
    <>
      {isNewOffer(offer.createdAt, now) && <Badge tone="brick">{text('offer.mark.new')}</Badge>}
      {offer.isSeen && <Badge tone="picture">{text('offer.mark.seen')}</Badge>}
      {offer.previousPrice !== null && <Badge tone="picture">{text('offer.mark.priceDrop')}</Badge>}
    </>
  );
}
