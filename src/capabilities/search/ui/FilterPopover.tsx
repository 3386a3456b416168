import { lazy, Suspense, useId } from 'react';
import { classes } from '#kit/design/classes.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Popover } from '#kit/design/overlays/Popover.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { FilterForm } from './FilterForm.tsx';
import { type FilterGroup, withoutGroup } from './filter-groups.ts';
import type { FilterControls } from './useFilterControls.ts';

const ApplyButtons = lazy(async () => ({ default: (await import('./fields/ApplyButtons.tsx')).ApplyButtons }));

type FilterPopoverProps = {
  group: FilterGroup;
  /** What is set in words; null where nothing is. */
  value: string | null;
  controls: FilterControls;
};

/** One group of the filter bar: what is set there, and under it the fields to change it. */
export function FilterPopover({ group, value, controls }: FilterPopoverProps) {
  const { text } = useLocale();
  const formId = useId();
  const { draft, known, apply, renderPlaceField } = controls;
  const label = text(`search.group.${group}`);
  const clear = (): void =>
    group === 'place' ? draft.changePlaces([]) : draft.changeFilter((filter) => withoutGroup(filter, group));
  const isWish = value !== null && group !== 'place' && group !== 'category';
  return (
    <Popover
      label={label}
      widthRem={group === 'more' ? 40 : 24}
      renderTrigger={(trigger) => (
        <button type="button" {...trigger} className={classes('filter-trigger', isWish && 'filter-wish')}>
          <span className="truncate">
            {value !== null && <span className="sr-only">{`${label}: `}</span>}
            {value ?? label}
          </span>
          <Icon name="chevron-down" />
        </button>
      )}
      renderFooter={() => (
        <Suspense fallback={<Skeleton className="ml-auto h-11 w-36 rounded-md" />}>
          <ApplyButtons formId={formId} filter={draft.address.filter} known={known} onClear={clear} />
        </Suspense>
      )}
    >
      {(close) => (
        <FilterForm
          id={formId}
          group={group}
          draft={draft}
          renderPlaceField={renderPlaceField}
          onApply={() => {
            close();
            apply();
          }}
        />
      )}
    </Popover>
  );
}
