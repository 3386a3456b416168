import { OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { Segmented } from '#kit/design/fields/choices/Segmented.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

const TYPES = [OfferType.Rent, OfferType.Sell] as const;

type OfferTypeFieldProps = {
  offerType: SearchableOfferType;
  onOfferTypeChange: (offerType: SearchableOfferType) => void;
};

/** Rent or buy; prices of the one mean nothing for the other. */
export function OfferTypeField({ offerType, onOfferTypeChange }: OfferTypeFieldProps) {
  const { text } = useLocale();
  return (
    <Segmented
      label={text('search.offerType')}
      isLabelHidden
      name="offerType"
      choices={TYPES.map((type) => ({ value: String(type), label: text(`search.offerType.${type}`) }))}
      value={String(offerType)}
      onValueChange={(value) => onOfferTypeChange(TYPES.find((type) => String(type) === value) ?? offerType)}
    />
  );
}
