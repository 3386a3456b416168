import { Badge } from '#kit/design/Badge.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { isNewOffer } from './offer-texts.ts';

type MarkedOffer = { createdAt: string; previousPrice: number | null };

/** What sets a home apart at a glance: that it is new, that its price fell; null for most. */
export function offerMarks({ createdAt, previousPrice }: MarkedOffer, now: string, { text }: LocaleTools) {
  const isNew = isNewOffer(createdAt, now);
  if (!isNew && previousPrice === null) return null;
  return (
    <>
      {isNew && <Badge tone="brick">{text('offer.mark.new')}</Badge>}
      {previousPrice !== null && <Badge tone="picture">{text('offer.mark.priceDrop')}</Badge>}
    </>
  );
}
