import { lazy, Suspense, useId } from 'react';
import { classes } from '#kit/design/classes.ts';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Popover } from '#kit/design/overlays/Popover.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type FilterGroup, withoutGroup } from '../filter-groups.ts';
import { useFilterControls } from './FilterControls.tsx';
import { FilterForm } from './FilterForm.tsx';

const ApplyButtons = lazy(async () => ({ default: (await import('./ApplyButtons.tsx')).ApplyButtons }));

type FilterPopoverProps = {
  group: FilterGroup;
  /** The present value in words; null where there is none. */
  value: string | null;
};

/** One group of the filter bar: its present value, and below it the fields to change it. */
export function FilterPopover({ group, value }: FilterPopoverProps) {
  const { text } = useLocale();
  const formId = useId();
  const label = text(`search.group.${group}`);
  const isFilter = value !== null && group !== 'place' && group !== 'category';
  return (
    <Popover
      label={label}
      widthRem={group === 'more' ? 36 : 24}
      renderTrigger={(trigger) => (
        <button type="button" {...trigger} className={classes('filter-trigger', isFilter && 'filter-wish')}>
          <span className="truncate">
            {value !== null && <span className="sr-only">{`${label}: `}</span>}
            {value ?? label}
          </span>
          <Icon name="chevron-down" />
        </button>
      )}
      renderFooter={() => <GroupButtons formId={formId} group={group} />}
    >
      {(close) => <FilterForm id={formId} group={group} onClose={close} />}
    </Popover>
  );
}

function GroupButtons({ formId, group }: { formId: string; group: FilterGroup }) {
  const { draft, known } = useFilterControls();
  const clear = (): void =>
    group === 'place' ? draft.changePlaces([]) : draft.changeFilter((filter) => withoutGroup(filter, group));
  return (
    <Suspense fallback={<Skeleton className="ml-auto h-11 w-36 rounded-md" />}>
      <ApplyButtons formId={formId} filter={draft.address.filter} known={known} onClear={clear} />
    </Suspense>
  );
}
