import { TextField } from '#kit/design/fields/TextField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { AdvertiserFields } from './AdvertiserFields.tsx';
import { AddedField, FeatureFields, PricePerM2Fields } from './FeatureFields.tsx';

/** All other fields. */
export function MoreFields(fields: FilterFieldsProps) {
  const { text } = useLocale();
  const { filter, onFilterChange } = fields;
  return (
    <div className="flex flex-col gap-6">
      <FeatureFields {...fields} />
      <div className="grid gap-4 phablet:grid-cols-2">
        <AddedField {...fields} />
        <TextField
          label={text('search.availableFrom')}
          type="date"
          name="availableFrom"
          value={filter.availableFrom ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onFilterChange((now) => ({ ...now, availableFrom: value || null }))
          }
        />
        <PricePerM2Fields {...fields} />
      </div>
      <AdvertiserFields {...fields} />
    </div>
  );
}
