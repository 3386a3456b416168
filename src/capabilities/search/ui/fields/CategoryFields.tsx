import type { Category } from '#capabilities/offers/offer.ts';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { bitsOf, joinBits } from '#kernel/bits.ts';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { ToggleChips } from '#kit/design/fields/choices/ToggleChips.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { facetCounts } from '../facet-counts.ts';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { keepsFilters, searchCategories, withCategory } from '../search-changes.ts';

/** The kind of home. */
export function CategoryFields({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text } = useLocale();
  const inCategory = facetCounts(facets, 'categories');
  const categories = searchCategories(filter.offerType).map((category) => ({
    value: String(category),
    label: text(`offer.categories.${category}`),
    // Where the new category drops fields, more homes are found than the number that counts with them.
    count: keepsFilters(filter, category) ? inCategory(category) : undefined,
  }));
  return (
    <RadioGroup
      label={text('search.category')}
      isLabelHidden
      name="category"
      choices={categories}
      value={String(filter.category)}
      onValueChange={(value) => onFilterChange((now) => withCategory(now, Number(value) as Category))}
    />
  );
}

/** Subcategories of the kind; nothing where there is only one. */
export function SubcategoryFields({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text } = useLocale();
  const inSubcategory = facetCounts(facets, 'subCategories');
  const subcategories = subcategoriesOf(filter.category).map((bit) => ({
    value: String(bit),
    label: text(`offer.subCategory.${bit}`),
    count: inSubcategory(bit),
  }));
  if (subcategories.length < 2) return null;
  return (
    <ToggleChips
      label={text('search.subcategory')}
      name="subCategory"
      choices={subcategories}
      values={bitsOf(filter.subCategory).map(String)}
      onValuesChange={(values) => onFilterChange((now) => ({ ...now, subCategory: joinBits(values.map(Number)) }))}
    />
  );
}
