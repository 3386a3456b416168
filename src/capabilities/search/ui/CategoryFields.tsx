import type { Category } from '#capabilities/offers/offer.ts';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { bitsOf, joinBits } from '#kernel/bits.ts';
import { RadioGroup } from '#kit/design/RadioGroup.tsx';
import { ToggleChips } from '#kit/design/ToggleChips.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FilterFieldsProps } from './filter-fields.ts';
import { searchCategories, withCategory } from './search-changes.ts';

/** The kind of home, and within it which ones. */
export function CategoryFields({ filter, onFilterChange }: FilterFieldsProps) {
  const { text } = useLocale();
  const categories = searchCategories(filter.offerType).map((category) => ({
    value: String(category),
    label: text(`offer.categories.${category}`),
  }));
  const subcategories = subcategoriesOf(filter.category).map((bit) => ({
    value: String(bit),
    label: text(`offer.subCategory.${bit}`),
  }));
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={text('search.category')}
        isLabelHidden
        name="category"
        choices={categories}
        value={String(filter.category)}
        onValueChange={(value) => onFilterChange(withCategory(filter, Number(value) as Category))}
      />
      {subcategories.length > 1 && (
        <ToggleChips
          label={text('search.subcategory')}
          name="subCategory"
          choices={subcategories}
          values={bitsOf(filter.subCategory).map(String)}
          onValuesChange={(values) => onFilterChange({ ...filter, subCategory: joinBits(values.map(Number)) })}
        />
      )}
    </div>
  );
}
