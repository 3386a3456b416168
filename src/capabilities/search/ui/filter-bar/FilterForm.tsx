import { lazy, Suspense } from 'react';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import type { FilterGroup } from '../filter-groups.ts';
import { useFilterControls } from './FilterControls.tsx';

const FilterFields = lazy(async () => ({ default: (await import('../fields/FilterFields.tsx')).FilterFields }));

type FilterFormProps = {
  id: string;
  group: FilterGroup | 'all';
  openGroup?: FilterGroup | null;
  onClose: () => void;
};

/** Filter fields, loaded when opened, in a form that Enter applies; it closes once applied. */
export function FilterForm({ id, group, openGroup = null, onClose }: FilterFormProps) {
  const { draft, apply, renderPlaceField } = useFilterControls();
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        apply();
      }}
    >
      <Suspense fallback={<FieldsSkeleton isWhole={group === 'all'} />}>
        <FilterFields group={group} openGroup={openGroup} draft={draft} renderPlaceField={renderPlaceField} />
      </Suspense>
    </form>
  );
}

/** A placeholder of a few lines for the fields; a sheet of all fields is tall from the start. */
function FieldsSkeleton({ isWhole }: { isWhole: boolean }) {
  return (
    <div className={isWhole ? 'flex min-h-[60dvh] flex-col gap-4' : 'flex flex-col gap-4'}>
      <Skeleton className="h-4 w-32 rounded-sm" />
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-4 w-40 rounded-sm" />
      <Skeleton className="h-11 rounded-md" />
    </div>
  );
}
