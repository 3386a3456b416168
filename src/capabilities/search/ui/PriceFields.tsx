import { Checkbox } from '#kit/design/Checkbox.tsx';
import { NumberField } from '#kit/design/NumberField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { priceSteps } from './filter-steps.ts';
import { StepButtons } from './StepButtons.tsx';

/** Smallest and largest price. A bound alone keeps homes whose price is on request: a box drops them. */
export function PriceFields({ filter, onFilterChange }: FilterFieldsProps) {
  const { text, number } = useLocale();
  const change = (change: Partial<typeof filter>): void => onFilterChange({ ...filter, ...change });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text('search.minPrice')}
          name="minPrice"
          unit="CHF"
          value={filter.minPrice}
          onValueChange={(minPrice) => change({ minPrice })}
        />
        <NumberField
          label={text('search.maxPrice')}
          name="maxPrice"
          unit="CHF"
          value={filter.maxPrice}
          onValueChange={(maxPrice) => change({ maxPrice })}
        />
      </div>
      <StepButtons
        label={text('search.usualMaxPrice')}
        steps={priceSteps(filter.offerType, filter.category)}
        format={number}
        value={filter.maxPrice}
        onValueChange={(maxPrice) => change({ maxPrice })}
      />
      <Checkbox
        name="excludePriceOnRequest"
        value="true"
        checked={filter.excludePriceOnRequest}
        onChange={(event) => change({ excludePriceOnRequest: event.currentTarget.checked })}
      >
        {text('search.withPrice')}
      </Checkbox>
    </div>
  );
}
