import { useId } from 'react';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { facetCount } from '../facet-counts.ts';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { CountedText } from './CountedText.tsx';
import { FilterStepButtons } from './FilterStepButtons.tsx';
import { priceFilterSteps, suggestedPrices } from './filter-steps.ts';
import { PriceHistogramField } from './PriceHistogramField.tsx';

/** Distribution of prices, smallest and largest price. A bound alone does not exclude homes whose price is on request: a checkbox does. */
export function PriceFields({ filter, onFilterChange, facets, errors }: FilterFieldsProps) {
  const { text, number } = useLocale();
  const listId = useId();
  const suggested = suggestedPrices(filter.offerType, filter.category);
  const change = (change: Partial<typeof filter>): void => onFilterChange((now) => ({ ...now, ...change }));
  return (
    <div className="flex flex-col gap-4">
      <PriceHistogramField filter={filter} onFilterChange={onFilterChange} facets={facets} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text('search.minPrice')}
          name="minPrice"
          unit="CHF"
          value={filter.minPrice}
          error={errors?.minPrice}
          onValueChange={(minPrice) => change({ minPrice })}
        />
        <NumberField
          label={text('search.maxPrice')}
          name="maxPrice"
          unit="CHF"
          value={filter.maxPrice}
          list={suggested.length > 0 ? listId : undefined}
          error={errors?.maxPrice}
          onValueChange={(maxPrice) => change({ maxPrice })}
        />
      </div>
      <datalist id={listId}>
        {suggested.map((price) => (
          <option key={price} value={number(price)} />
        ))}
      </datalist>
      <FilterStepButtons
        label={text('search.usualMaxPrice')}
        steps={priceFilterSteps(filter.offerType, filter.category)}
        format={number}
        isOn={(step) => step === filter.maxPrice}
        onTap={(step) => change({ maxPrice: step === filter.maxPrice ? null : step })}
      />
      <Checkbox
        name="excludePriceOnRequest"
        value="true"
        checked={filter.excludePriceOnRequest}
        onChange={(event) => change({ excludePriceOnRequest: event.currentTarget.checked })}
      >
        <CountedText text={text('search.withPrice')} count={facetCount(facets, ({ withPrice }) => withPrice)} />
      </Checkbox>
    </div>
  );
}
