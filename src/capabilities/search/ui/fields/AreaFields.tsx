import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { FilterStepButtons } from './FilterStepButtons.tsx';
import { AREA_STEPS } from './filter-steps.ts';

/** Smallest and largest living space. */
export function AreaFields({ filter, onFilterChange, errors }: FilterFieldsProps) {
  const { text, area } = useLocale();
  const change = (change: Partial<typeof filter>): void => onFilterChange((now) => ({ ...now, ...change }));
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text('search.minArea')}
          name="minLivingSpace"
          unit="m²"
          value={filter.minLivingSpace}
          error={errors?.minLivingSpace}
          onValueChange={(minLivingSpace) => change({ minLivingSpace })}
        />
        <NumberField
          label={text('search.maxArea')}
          name="maxLivingSpace"
          unit="m²"
          value={filter.maxLivingSpace}
          error={errors?.maxLivingSpace}
          onValueChange={(maxLivingSpace) => change({ maxLivingSpace })}
        />
      </div>
      <FilterStepButtons
        label={text('search.usualMinArea')}
        steps={AREA_STEPS}
        format={area}
        isOn={(step) => step === filter.minLivingSpace}
        onTap={(step) => change({ minLivingSpace: step === filter.minLivingSpace ? null : step })}
      />
    </div>
  );
}
