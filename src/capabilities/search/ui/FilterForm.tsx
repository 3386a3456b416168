import { lazy, Suspense } from 'react';
import { Skeleton } from '#kit/design/Skeleton.tsx';
import type { RenderPlaceField } from './FilterFields.tsx';
import type { FilterGroup } from './filter-groups.ts';
import type { SearchDraft } from './useSearchDraft.ts';

const FilterFields = lazy(async () => ({ default: (await import('./FilterFields.tsx')).FilterFields }));

type FilterFormProps = {
  id: string;
  group: FilterGroup | 'all';
  draft: SearchDraft;
  renderPlaceField: RenderPlaceField;
  onApply: () => void;
};

/** Fields that are fetched when somebody opens them, in a form that Enter applies. */
export function FilterForm({ id, onApply, ...fields }: FilterFormProps) {
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <Suspense fallback={<Skeleton className="h-24" />}>
        <FilterFields {...fields} />
      </Suspense>
    </form>
  );
}
