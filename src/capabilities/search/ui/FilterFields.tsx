import type { ReactNode } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AreaFields } from './AreaFields.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { MoreFields } from './MoreFields.tsx';
import { OfferTypeField } from './OfferTypeField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RoomsFields } from './RoomsFields.tsx';
import { hasRooms } from './search-changes.ts';
import type { SearchDraft } from './useSearchDraft.ts';

/** The field for places, which belongs to another capability: the page hands it in. */
export type RenderPlaceField = (draft: Pick<SearchDraft, 'places' | 'changePlaces'>) => ReactNode;

type FilterFieldsProps = { group: FilterGroup | 'all'; draft: SearchDraft; renderPlaceField: RenderPlaceField };

/** The fields of one group, or those of all groups one below the other. */
export function FilterFields({ group, draft, renderPlaceField }: FilterFieldsProps) {
  const fields = { filter: draft.address.filter, onFilterChange: draft.changeFilter };
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
    case 'all':
      return <AllFields draft={draft} renderPlaceField={renderPlaceField} />;
  }
}

const GROUPS: readonly FilterGroup[] = ['place', 'category', 'price', 'rooms', 'area', 'more'];

function AllFields({ draft, renderPlaceField }: Omit<FilterFieldsProps, 'group'>) {
  const { text } = useLocale();
  const { filter } = draft.address;
  const groups = hasRooms(filter.category) ? GROUPS : GROUPS.filter((group) => group !== 'rooms');
  return (
    <>
      <OfferTypeField filter={filter} onFilterChange={draft.changeFilter} />
      {groups.map((group) => (
        <section key={group} className="flex flex-col gap-4 border-t border-line py-6 first-of-type:mt-6 last:pb-0">
          <h3 className="text-lg">{text(`search.group.${group}`)}</h3>
          <FilterFields group={group} draft={draft} renderPlaceField={renderPlaceField} />
        </section>
      ))}
    </>
  );
}
