import { Badge } from '#kit/design/Badge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { isNewOffer } from './offer-texts.ts';

type OfferMarksProps = { offer: { createdAt: string; previousPrice: number | null }; now: string };

/** What sets a home apart at a glance: that it is new, that its price fell. */
export function OfferMarks({ offer, now }: OfferMarksProps) {
  const { text } = useLocale();
  return (
    <>
      {isNewOffer(offer.createdAt, now) && <Badge tone="brick">{text('offer.mark.new')}</Badge>}
      {offer.previousPrice !== null && <Badge tone="picture">{text('offer.mark.priceDrop')}</Badge>}
    </>
  );
}
