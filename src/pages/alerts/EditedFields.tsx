import { shapeCount } from '#capabilities/search/search.filter.ts';
import { AreaFields } from '#capabilities/search/ui/fields/AreaFields.tsx';
import { CategoryFields, SubcategoryFields } from '#capabilities/search/ui/fields/CategoryFields.tsx';
import { AddedField, FeatureFields, PricePerM2Fields } from '#capabilities/search/ui/fields/FeatureFields.tsx';
import { PlaceFields } from '#capabilities/search/ui/fields/PlaceFields.tsx';
import { PriceFields } from '#capabilities/search/ui/fields/PriceFields.tsx';
import { RoomsFields } from '#capabilities/search/ui/fields/RoomsFields.tsx';
import { useFilterFacets } from '#capabilities/search/ui/fields/useFilterFacets.ts';
import type { FilterFieldsProps } from '#capabilities/search/ui/filter-fields.ts';
import { type FilterGroup, groupsInSheet } from '#capabilities/search/ui/filter-groups.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type EditedFieldsProps = Omit<FilterFieldsProps, 'facets'> & {
  /** Whether the search has places, around which it may also look. */
  hasPlaces: boolean;
};

/** The editable criteria of a saved search, by the fields of the search; its places, and whose homes, stay as they are. */
export function EditedFields({ hasPlaces, ...search }: EditedFieldsProps) {
  const { text } = useLocale();
  const { filter } = search;
  const fields = { ...search, facets: useFilterFacets(filter, null) };
  const isAround = hasPlaces && shapeCount(filter) === 0;
  const groups = groupsInSheet(filter.category, null).filter((group) => group !== 'place' || isAround);
  return (
    <div aria-busy={fields.facets.isAsking}>
      {groups.map((group) => (
        <section key={group} className="flex flex-col gap-4 border-b border-line py-6 last:border-b-0 last:pb-0">
          <h3 className="text-lg">{text(`search.group.${group}`)}</h3>
          <EditedGroup group={group} fields={fields} />
        </section>
      ))}
    </div>
  );
}

function EditedGroup({ group, fields }: { group: FilterGroup; fields: FilterFieldsProps }) {
  switch (group) {
    case 'place':
      return <PlaceFields {...fields} />;
    case 'category':
      return (
        <>
          <CategoryFields {...fields} />
          <SubcategoryFields {...fields} />
        </>
      );
    case 'price':
      return <PriceFields {...fields} />;
    case 'rooms':
      return <RoomsFields {...fields} />;
    case 'area':
      return <AreaFields {...fields} />;
    case 'more':
      return (
        <>
          <FeatureFields {...fields} />
          <div className="grid gap-4 phablet:grid-cols-2">
            <AddedField {...fields} />
            <PricePerM2Fields {...fields} />
          </div>
        </>
      );
  }
}
