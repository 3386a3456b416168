import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { SearchFilter } from '../../search.filter.ts';
import type { Facets } from '../facet-counts.ts';
import type { FilterChange } from '../filter-fields.ts';
import { type FilterGroup, groupsInSheet } from '../filter-groups.ts';
import type { SearchDraft } from '../useSearchDraft.ts';
import { AreaFields } from './AreaFields.tsx';
import { CategoryFields, SubcategoryFields } from './CategoryFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { OfferTypeField } from './OfferTypeField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RoomsFields } from './RoomsFields.tsx';
import { type FacetedSearch, useFilterFacets } from './useFilterFacets.ts';

/** The field for places, which belongs to another capability: the page hands it in. */
export type RenderPlaceField = (draft: Pick<SearchDraft, 'places' | 'changePlaces'>) => ReactNode;

type FilterFieldsProps = {
  /** One group; or all of them, beginning with the one somebody came for. */
  group: FilterGroup | 'all';
  sought?: FilterGroup | null;
  draft: SearchDraft;
  renderPlaceField: RenderPlaceField;
  /** What the choices of the search would leave, where the page brings it along. */
  known?: FacetedSearch;
};

/** Groups in which nothing is counted. */
const UNCOUNTED: ReadonlySet<FilterGroup | 'all'> = new Set(['place', 'area']);

/** The fields of one group, or those of all groups one below the other, with what each choice would leave. */
export function FilterFields({ group, sought = null, draft, renderPlaceField, known }: FilterFieldsProps) {
  const { filter } = draft.address;
  // What a tap changes beyond its own group may come a frame later.
  const settled = useDeferredValue(filter);
  const facets = useFilterFacets(UNCOUNTED.has(group) ? null : settled, known ?? null);
  const { changeFilter, places, changePlaces } = draft;
  const placeField = useMemo(
    () => renderPlaceField({ places, changePlaces }),
    [renderPlaceField, places, changePlaces],
  );
  const fields = { changeFilter, placeField, facets };
  return (
    <div aria-busy={facets.isAsking}>
      {group === 'all' ? (
        <AllGroups {...fields} {...{ sought, filter, settled }} onOfferTypeChange={draft.changeOfferType} />
      ) : (
        <GroupFields {...fields} {...{ group, filter }} />
      )}
    </div>
  );
}

/** A group, or the two halves of the category, which stand apart where all are shown. */
type FieldGroup = FilterGroup | 'kind' | 'subcategory';

type GroupFieldsProps = Pick<SearchDraft, 'changeFilter'> & {
  group: FieldGroup;
  filter: SearchFilter;
  /** For the group of places; null for the others, which a change of places leaves as they are. */
  placeField: ReactNode;
  facets: Facets;
  /** Told which group somebody changes. */
  onTouch?: (group: FieldGroup) => void;
};

/** Rendered anew only when something of it changed. */
const GroupFields = memo(function GroupFields(props: GroupFieldsProps) {
  const { group, filter, placeField, changeFilter, facets, onTouch } = props;
  const onFilterChange = (change: FilterChange): void => {
    onTouch?.(group);
    changeFilter(change);
  };
  const fields = { filter, onFilterChange, facets };
  switch (group) {
    case 'place':
      return <PlaceFields {...fields}>{placeField}</PlaceFields>;
    case 'category':
      return (
        <div className="flex flex-col gap-5">
          <CategoryFields {...fields} />
          <SubcategoryFields {...fields} />
        </div>
      );
    case 'kind':
      return <CategoryFields {...fields} />;
    case 'subcategory':
      return <SubcategoryFields {...fields} />;
    case 'price':
      return <PriceFields {...fields} />;
    case 'rooms':
      return <RoomsFields {...fields} />;
    case 'area':
      return <AreaFields {...fields} />;
    case 'more':
      return <MoreFields {...fields} />;
  }
});

type AllGroupsProps = Omit<GroupFieldsProps, 'group' | 'onTouch'> & {
  sought: FilterGroup | null;
  /** The filter as it was before taps whose other effects are not shown yet: groups that nobody touched since show it. */
  settled: SearchFilter;
  onOfferTypeChange: SearchDraft['changeOfferType'];
};

/** All groups below one another; which homes of the kind, the finest question, comes last. */
function AllGroups({ sought, filter, settled, placeField, onOfferTypeChange, ...fields }: AllGroupsProps) {
  const { text } = useLocale();
  const { isTouched, touch } = useTouchedGroups(settled);
  const render = (group: FieldGroup) => (
    <GroupFields
      {...fields}
      group={group}
      filter={isTouched(group) ? filter : settled}
      placeField={group === 'place' ? placeField : null}
      onTouch={touch}
    />
  );
  return (
    <>
      <OfferTypeField offerType={filter.offerType} onOfferTypeChange={onOfferTypeChange} />
      {groupsInSheet(settled.category, sought).map((group) => (
        <section
          key={group}
          className="lazy-group flex flex-col gap-4 border-t border-line py-6 first-of-type:mt-6 last:pb-0"
        >
          <h3 className="text-lg">{text(`search.group.${group}`)}</h3>
          {render(group === 'category' ? 'kind' : group)}
        </section>
      ))}
      {subcategoriesOf(settled.category).length > 1 && (
        <section className="lazy-group border-t border-line pt-6">{render('subcategory')}</section>
      )}
    </>
  );
}

/** The groups that somebody changed since the filter settled; none once it settles anew. */
function useTouchedGroups(settled: SearchFilter) {
  const [touched, setTouched] = useState<{ since: SearchFilter; groups: readonly FieldGroup[] } | null>(null);
  const touch = useCallback(
    (group: FieldGroup): void =>
      setTouched((before) => ({
        since: settled,
        groups: before?.since === settled ? [...before.groups, group] : [group],
      })),
    [settled],
  );
  return { isTouched: (group: FieldGroup) => touched?.since === settled && touched.groups.includes(group), touch };
}
