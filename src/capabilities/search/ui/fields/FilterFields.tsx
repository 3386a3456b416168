import type { ReactNode } from 'react';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type FilterGroup, groupsInSheet } from '../filter-groups.ts';
import type { SearchDraft } from '../useSearchDraft.ts';
import { AreaFields } from './AreaFields.tsx';
import { CategoryFields, SubcategoryFields } from './CategoryFields.tsx';
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
  const facets = useFilterFacets(UNCOUNTED.has(group) ? null : filter, known ?? null);
  const fields = { draft, renderPlaceField, facets };
  return (
    <div aria-busy={facets.isAsking}>
      {group === 'all' ? <AllGroups sought={sought} {...fields} /> : <GroupFields group={group} {...fields} />}
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
      return (
        <div className="flex flex-col gap-5">
          <CategoryFields {...fields} />
          <SubcategoryFields {...fields} />
        </div>
      );
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

/** All groups below one another; which homes of the kind, the finest question, comes last. */
function AllGroups({ sought, ...fields }: Omit<GroupFieldsProps, 'group'> & { sought: FilterGroup | null }) {
  const { text } = useLocale();
  const { address, changeFilter, changeOfferType } = fields.draft;
  const { filter } = address;
  const kind = { filter, onFilterChange: changeFilter, facets: fields.facets };
  return (
    <>
      <OfferTypeField offerType={filter.offerType} onOfferTypeChange={changeOfferType} />
      {groupsInSheet(filter.category, sought).map((group) => (
        <section
          key={group}
          className="lazy-group flex flex-col gap-4 border-t border-line py-6 first-of-type:mt-6 last:pb-0"
        >
          <h3 className="text-lg">{text(`search.group.${group}`)}</h3>
          {group === 'category' ? <CategoryFields {...kind} /> : <GroupFields group={group} {...fields} />}
        </section>
      ))}
      {subcategoriesOf(filter.category).length > 1 && (
        <section className="lazy-group border-t border-line pt-6">
          <SubcategoryFields {...kind} />
        </section>
      )}
    </>
  );
}
