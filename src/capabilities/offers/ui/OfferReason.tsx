import type { OfferReasonFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { reasonsOf } from './offer-reason.ts';

/** Why a home is here, in a quiet line. @source docs/reference/search.md, "Recommended" */
export function OfferReason({ parts }: { parts: NonNullable<OfferReasonFragment['offerScoreParts']> }) {
  const { text } = useLocale();
  const reasons = reasonsOf(parts).map((reason) => text(`offer.reason.${reason}`));
  return (
    <p className="truncate text-xs text-lake">
      <span className="sr-only">{`${text('offer.reason')}: `}</span>
      {reasons.join(' · ')}
    </p>
  );
}
