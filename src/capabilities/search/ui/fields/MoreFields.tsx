import { featuresOf } from '#capabilities/offers/feature.ts';
import { bitsOf, joinBits } from '#kernel/bits.ts';
import { NumberField } from '#kit/design/fields/NumberField.tsx';
import { Segmented } from '#kit/design/fields/Segmented.tsx';
import { Select } from '#kit/design/fields/Select.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { ToggleChips } from '#kit/design/fields/ToggleChips.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ADDED_DAYS, FloorFilter } from '../../search.filter.ts';
import { hasRooms } from '../search-changes.ts';
import { AdvertiserFields } from './AdvertiserFields.tsx';
import { countedLabel, facetCounts } from './facet-counts.ts';
import type { FilterFieldsProps } from './filter-fields.ts';

const FLOORS = Object.values(FloorFilter);

/** Everything else one may wish for. */
export function MoreFields({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text } = useLocale();
  const withFeature = facetCounts(facets, 'features');
  const onFloor = facetCounts(facets, 'floors');
  const features = featuresOf(filter.category).map((bit) => ({
    value: String(bit),
    label: text(`offer.feature.${bit}`),
    count: withFeature(bit),
  }));
  const floors = FLOORS.map((floor) => ({
    value: String(floor),
    label: text(`search.floor.${floor}`),
    count: onFloor(floor),
  }));
  return (
    <div className="flex flex-col gap-6">
      {features.length > 0 && (
        <ToggleChips
          label={text('search.features')}
          name="features"
          choices={features}
          values={bitsOf(filter.features).map(String)}
          onValuesChange={(values) => onFilterChange({ ...filter, features: joinBits(values.map(Number)) })}
        />
      )}
      {hasRooms(filter.category) && (
        <Segmented
          label={text('search.floor')}
          name="floor"
          choices={floors}
          value={String(filter.floor)}
          onValueChange={(value) =>
            onFilterChange({ ...filter, floor: FLOORS.find((floor) => String(floor) === value) ?? FloorFilter.All })
          }
        />
      )}
      <div className="grid gap-4 phablet:grid-cols-2">
        <DateFields filter={filter} onFilterChange={onFilterChange} facets={facets} />
        {hasRooms(filter.category) && <PricePerM2Fields filter={filter} onFilterChange={onFilterChange} />}
      </div>
      <AdvertiserFields filter={filter} onFilterChange={onFilterChange} facets={facets} />
    </div>
  );
}

/** Since when it is listed, and by when it is free. */
function DateFields({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text, number } = useLocale();
  const since = facetCounts(facets, 'added');
  const choices = ADDED_DAYS.map((days) => ({
    value: String(days),
    label: countedLabel(text(`search.added.${days}`), since(days), number),
  }));
  return (
    <>
      <Select
        label={text('search.added')}
        name="added"
        choices={choices}
        value={filter.added}
        onChange={({ currentTarget }) =>
          onFilterChange({
            ...filter,
            added: ADDED_DAYS.find((days) => String(days) === currentTarget.value) ?? 0,
          })
        }
      />
      <TextField
        label={text('search.availableFrom')}
        type="date"
        name="availableFrom"
        value={filter.availableFrom ?? ''}
        onChange={({ currentTarget }) => onFilterChange({ ...filter, availableFrom: currentTarget.value || null })}
      />
    </>
  );
}

/** Smallest and largest price of a square metre. */
function PricePerM2Fields({ filter, onFilterChange }: Omit<FilterFieldsProps, 'facets'>) {
  const { text } = useLocale();
  return (
    <>
      <NumberField
        label={text('search.minPricePerM2')}
        name="minPricePerM2"
        unit="CHF"
        value={filter.minPricePerM2}
        onValueChange={(minPricePerM2) => onFilterChange({ ...filter, minPricePerM2 })}
      />
      <NumberField
        label={text('search.maxPricePerM2')}
        name="maxPricePerM2"
        unit="CHF"
        value={filter.maxPricePerM2}
        onValueChange={(maxPricePerM2) => onFilterChange({ ...filter, maxPricePerM2 })}
      />
    </>
  );
}
