import { featuresOf } from '#capabilities/offers/feature.ts';
import { bitsOf, joinBits } from '#kernel/bits.ts';
import { BRAND } from '#kit/brand.ts';
import { Checkbox } from '#kit/design/Checkbox.tsx';
import { NumberField } from '#kit/design/NumberField.tsx';
import { Segmented } from '#kit/design/Segmented.tsx';
import { Select } from '#kit/design/Select.tsx';
import { TextField } from '#kit/design/TextField.tsx';
import { ToggleChips } from '#kit/design/ToggleChips.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ADDED_DAYS, FloorFilter, OWN_SOURCE } from '../search.filter.ts';
import type { FilterFieldsProps } from './filter-fields.ts';
import { hasRooms } from './search-changes.ts';

const FLOORS = Object.values(FloorFilter);

/** Everything else one may wish for. */
export function MoreFields({ filter, onFilterChange }: FilterFieldsProps) {
  const { text } = useLocale();
  const change = (change: Partial<typeof filter>): void => onFilterChange({ ...filter, ...change });
  const features = featuresOf(filter.category).map((bit) => ({
    value: String(bit),
    label: text(`offer.feature.${bit}`),
  }));
  const choices = <Value extends number>(name: string, values: readonly Value[]) =>
    values.map((value) => ({ value: String(value), label: text(`search.${name}.${value}`) }));
  return (
    <div className="flex flex-col gap-6">
      {features.length > 0 && (
        <ToggleChips
          label={text('search.features')}
          name="features"
          choices={features}
          values={bitsOf(filter.features).map(String)}
          onValuesChange={(values) => change({ features: joinBits(values.map(Number)) })}
        />
      )}
      {hasRooms(filter.category) && (
        <Segmented
          label={text('search.floor')}
          name="floor"
          choices={choices('floor', FLOORS)}
          value={String(filter.floor)}
          onValueChange={(value) =>
            change({ floor: FLOORS.find((floor) => String(floor) === value) ?? FloorFilter.All })
          }
        />
      )}
      <div className="grid gap-4 phablet:grid-cols-2">
        <Select
          label={text('search.added')}
          name="added"
          choices={choices('added', ADDED_DAYS)}
          value={filter.added}
          onChange={({ currentTarget }) =>
            change({ added: ADDED_DAYS.find((days) => String(days) === currentTarget.value) ?? 0 })
          }
        />
        <TextField
          label={text('search.availableFrom')}
          type="date"
          name="availableFrom"
          value={filter.availableFrom ?? ''}
          onChange={({ currentTarget }) => change({ availableFrom: currentTarget.value || null })}
        />
        <NumberField
          label={text('search.minPricePerM2')}
          name="minPricePerM2"
          unit="CHF"
          value={filter.minPricePerM2}
          onValueChange={(minPricePerM2) => change({ minPricePerM2 })}
        />
        <NumberField
          label={text('search.maxPricePerM2')}
          name="maxPricePerM2"
          unit="CHF"
          value={filter.maxPricePerM2}
          onValueChange={(maxPricePerM2) => change({ maxPricePerM2 })}
        />
      </div>
      <Checkbox
        name="noAgency"
        value="true"
        checked={filter.noAgency}
        onChange={({ currentTarget }) => change({ noAgency: currentTarget.checked })}
      >
        {text('search.privateOnly')}
      </Checkbox>
      <Checkbox
        name="sourceType"
        value={OWN_SOURCE}
        checked={filter.sourceType === OWN_SOURCE}
        onChange={({ currentTarget }) => change({ sourceType: currentTarget.checked ? OWN_SOURCE : null })}
      >
        {text('search.ownSource', { name: BRAND.name })}
      </Checkbox>
    </div>
  );
}
