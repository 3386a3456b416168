import type { ReactNode } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type FilterGroup, groupsOf } from '../filter-groups.ts';
import type { SearchDraft } from '../useSearchDraft.ts';
import { AreaFields } from './AreaFields.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import type { Facets } from './facet-counts.ts';
import { MoreFields } from './MoreFields.tsx';
import { OfferTypeField } from './OfferTypeField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RoomsFields } from './RoomsFields.tsx';
import { type FacetedSearch, useFilterFacets } from './useFilterFacets.ts';

/** The field for places, which belongs to another capability: the page hands it in. */
export type RenderPlaceField = (draft: Pick<SearchDraft, 'places' | 'changePlaces'>) => ReactNode;

type FilterFieldsProps = {
  group: FilterGroup | 'all';
  draft: SearchDraft;
  renderPlaceField: RenderPlaceField;
  /** What the choices of the search would leave, where the page brings it along. */
  known?: FacetedSearch;
};

/** Groups in which nothing is counted. */
const UNCOUNTED: ReadonlySet<FilterGroup | 'all'> = new Set(['place', 'area']);

/** The fields of one group, or those of all groups one below the other, with what each choice would leave. */
export function FilterFields({ group, draft, renderPlaceField, known }: FilterFieldsProps) {
  const { filter } = draft.address;
  const facets = useFilterFacets(UNCOUNTED.has(group) ? null : filter, known ?? null);
  const fields = { draft, renderPlaceField, facets };
  return (
    <div aria-busy={facets.isAsking}>
      {group === 'all' ? <AllGroups {...fields} /> : <GroupFields group={group} {...fields} />}
    </div>
  );
}

type GroupFieldsProps = {
  group: FilterGroup;
  draft: SearchDraft;
  renderPlaceField: RenderPlaceField;
  facets: Facets;
};

function GroupFields({ group, draft, renderPlaceField, facets }: GroupFieldsProps) {
  const fields = { filter: draft.address.filter, onFilterChange: draft.changeFilter, facets };
  switch (group) {
    case 'place':
      return <PlaceFields {...fields}>{renderPlaceField(draft)}</PlaceFields>;
    case 'category':
      return <CategoryFields {...fields} />;
    case 'price':
      return <PriceFields {...fields} />;
    case 'rooms':
      return <RoomsFields {...fields} />;
    case 'area':
      return <AreaFields {...fields} />;
    case 'more':
      return <MoreFields {...fields} />;
  }
}

function AllGroups(fields: Omit<GroupFieldsProps, 'group'>) {
  const { text } = useLocale();
  const { address, changeOfferType } = fields.draft;
  return (
    <>
      <OfferTypeField offerType={address.filter.offerType} onOfferTypeChange={changeOfferType} />
      {groupsOf(address.filter.category).map((group) => (
        <section key={group} className="flex flex-col gap-4 border-t border-line py-6 first-of-type:mt-6 last:pb-0">
          <h3 className="text-lg">{text(`search.group.${group}`)}</h3>
          <GroupFields group={group} {...fields} />
        </section>
      ))}
    </>
  );
}
