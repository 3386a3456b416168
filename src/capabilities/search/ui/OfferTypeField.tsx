import { OfferType } from '#capabilities/offers/offer.ts';
import { Segmented } from '#kit/design/Segmented.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { DEFAULT_VIEW } from '../search.filter.ts';
import { switchOfferType } from '../search.links.ts';
import type { FilterFieldsProps } from './filter-fields.ts';

const TYPES = [OfferType.Rent, OfferType.Sell] as const;

/** Rent or buy; prices of the one mean nothing for the other. */
export function OfferTypeField({ filter, onFilterChange }: FilterFieldsProps) {
  const { text } = useLocale();
  return (
    <Segmented
      label={text('search.offerType')}
      isLabelHidden
      name="offerType"
      choices={TYPES.map((type) => ({ value: String(type), label: text(`search.offerType.${type}`) }))}
      value={String(filter.offerType)}
      onValueChange={(value) => {
        const offerType = TYPES.find((type) => String(type) === value) ?? filter.offerType;
        onFilterChange(switchOfferType({ filter, view: DEFAULT_VIEW }, offerType).filter);
      }}
    />
  );
}
