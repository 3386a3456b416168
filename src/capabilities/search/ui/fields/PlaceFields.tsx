import type { ReactNode } from 'react';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { DISTANCE_STEPS } from './filter-steps.ts';

/** Places, and the distance around them. */
export function PlaceFields({ filter, onFilterChange, children }: FilterFieldsProps & { children?: ReactNode }) {
  const { text } = useLocale();
  const { maxDistance } = filter;
  const known = new Set([...DISTANCE_STEPS, ...(maxDistance === null ? [] : [maxDistance])]);
  const steps = [...known]
    .toSorted((a, b) => a - b)
    .map((km) => ({ value: String(km), label: text('search.around', { km }) }));
  return (
    <div className="flex flex-col gap-4">
      {children}
      <Select
        label={text('search.maxDistance')}
        name="maxDistance"
        choices={[{ value: '', label: text('search.around.none') }, ...steps]}
        value={maxDistance ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilterChange((now) => ({ ...now, maxDistance: value === '' ? null : Number(value) }))
        }
      />
    </div>
  );
}
