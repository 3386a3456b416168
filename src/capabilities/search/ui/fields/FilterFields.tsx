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

/** Renders the field for places, which belongs to another capability: the page passes it in. */
export type RenderPlaceField = (draft: Pick<SearchDraft, 'places' | 'changePlaces'>) => ReactNode;

type FilterFieldsProps = {
  /** One group, or all of them, beginning with the one that was opened. */
  group: FilterGroup | 'all';
  openGroup?: FilterGroup | null;
  draft: SearchDraft;
  renderPlaceField: RenderPlaceField;
  /** Counts that the page brings along for a search. */
  known?: FacetedSearch;
};

/** Groups without counts. */
const UNCOUNTED: ReadonlySet<FilterGroup | 'all'> = new Set(['place', 'area']);

/** The fields of one group, or of all groups one below the other, with the number of homes each choice would leave. */
export function FilterFields({ group, openGroup = null, draft, renderPlaceField, known }: FilterFieldsProps) {
  const { filter } = draft.address;
  // Effects of a tap outside its own group may render a frame later.
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
        <AllGroups
          {...fields}
          openGroup={openGroup}
          filter={filter}
          settled={settled}
          onOfferTypeChange={draft.changeOfferType}
        />
      ) : (
        <GroupFields {...fields} group={group} filter={filter} />
      )}
    </div>
  );
}

/** A group, or the two halves of the category, which are separate where all are shown. */
type FieldGroup = FilterGroup | 'kind' | 'subcategory';

type GroupFieldsProps = Pick<SearchDraft, 'changeFilter'> & {
  group: FieldGroup;
  filter: SearchFilter;
  /** For the group of places; null for the others, which a change of places does not affect. */
  placeField: ReactNode;
  facets: Facets;
  /** Called with the group that the visitor changes. */
  onTouch?: (group: FieldGroup) => void;
};

/** Renders only when its props changed. */
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
  openGroup: FilterGroup | null;
  /** The filter before taps whose other effects are not rendered yet: groups untouched since then show it. */
  settled: SearchFilter;
  onOfferTypeChange: SearchDraft['changeOfferType'];
};

/** All groups below one another; the subcategory, the finest choice, comes last. */
function AllGroups({ openGroup, filter, settled, placeField, onOfferTypeChange, ...fields }: AllGroupsProps) {
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
      {groupsInSheet(settled.category, openGroup).map((group) => (
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

/** The groups changed since the filter settled; empty once it settles again. */
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
