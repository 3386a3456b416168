import { featuresOf } from '#capabilities/offers/feature.ts';
import { groupedFeatures } from '#capabilities/offers/feature-groups.ts';
import { bitsOf, joinBits } from '#kernel/bits.ts';
import { Segmented } from '#kit/design/fields/choices/Segmented.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { ToggleChips } from '#kit/design/fields/choices/ToggleChips.tsx';
import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ADDED_DAYS, FloorFilter } from '../../search.filter.ts';
import { countedLabel, facetCounts } from '../facet-counts.ts';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { hasRooms } from '../search-changes.ts';

const FLOORS = Object.values(FloorFilter);

/** Features of a home and its floor; without those that its category does not have. */
export function FeatureFields({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text } = useLocale();
  const withFeature = facetCounts(facets, 'features');
  const onFloor = facetCounts(facets, 'floors');
  const groups = groupedFeatures(joinBits(featuresOf(filter.category)));
  const floors = FLOORS.map((floor) => ({
    value: String(floor),
    label: text(`search.floor.${floor}`),
    count: onFloor(floor),
  }));
  return (
    <>
      {groups.map(({ name, features }) => (
        <ToggleChips
          key={name}
          label={text(`offer.features.${name}`)}
          name="features"
          choices={features.map((bit) => ({
            value: String(bit),
            label: text(`offer.feature.${bit}`),
            count: withFeature(bit),
          }))}
          values={bitsOf(filter.features).map(String)}
          onValuesChange={(values) =>
            onFilterChange((now) => ({
              ...now,
              features: (now.features & ~joinBits(features)) | joinBits(values.map(Number)),
            }))
          }
        />
      ))}
      {hasRooms(filter.category) && (
        <Segmented
          label={text('search.floor')}
          name="floor"
          choices={floors}
          value={String(filter.floor)}
          onValueChange={(value) => {
            const floor = FLOORS.find((known) => String(known) === value) ?? FloorFilter.All;
            onFilterChange((now) => ({ ...now, floor }));
          }}
        />
      )}
    </>
  );
}

/** Age of the listing. */
export function AddedField({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text, number } = useLocale();
  const since = facetCounts(facets, 'added');
  const choices = ADDED_DAYS.map((days) => ({
    value: String(days),
    label: countedLabel(text(`search.added.${days}`), since(days), number),
  }));
  return (
    <Select
      label={text('search.added')}
      name="added"
      choices={choices}
      value={filter.added}
      onChange={({ currentTarget }) => {
        const added = ADDED_DAYS.find((days) => String(days) === currentTarget.value) ?? 0;
        onFilterChange((now) => ({ ...now, added }));
      }}
    />
  );
}

/** Smallest and largest price per square metre, where the category has a living space. */
export function PricePerM2Fields({ filter, onFilterChange, errors }: Omit<FilterFieldsProps, 'facets'>) {
  const { text } = useLocale();
  if (!hasRooms(filter.category)) return null;
  return (
    <>
      <NumberField
        label={text('search.minPricePerM2')}
        name="minPricePerM2"
        unit="CHF"
        value={filter.minPricePerM2}
        error={errors?.minPricePerM2}
        onValueChange={(minPricePerM2) => onFilterChange((now) => ({ ...now, minPricePerM2 }))}
      />
      <NumberField
        label={text('search.maxPricePerM2')}
        name="maxPricePerM2"
        unit="CHF"
        value={filter.maxPricePerM2}
        error={errors?.maxPricePerM2}
        onValueChange={(maxPricePerM2) => onFilterChange((now) => ({ ...now, maxPricePerM2 }))}
      />
    </>
  );
}
