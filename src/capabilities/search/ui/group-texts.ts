import { bitsOf } from '#kernel/bits.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { SearchFilter } from '../search.filter.ts';
import { areaRangeText, priceRangeText, roomsRangeText } from './choices/range-texts.ts';
import { onlyGroup } from './filter-groups.ts';
import { searchParts } from './search-parts.ts';

/** The present value of each group, in a few words; null where there is none. */
export interface GroupTexts {
  category: string;
  price: string | null;
  rooms: string | null;
  area: string | null;
  more: string | null;
}

/** Texts on the buttons of the filter bar. */
export function groupTexts(filter: SearchFilter, tools: LocaleTools): GroupTexts {
  const count = searchParts(onlyGroup(filter, 'more'), tools).length;
  return {
    category: kindText(filter, tools),
    price: priceRangeText(filter, tools) ?? (filter.excludePriceOnRequest ? tools.text('search.withPrice') : null),
    rooms: roomsRangeText(filter, tools),
    area: areaRangeText(filter, tools),
    more: count === 0 ? null : tools.text('search.moreCount', { count: count }),
  };
}

function kindText({ category, subCategory }: SearchFilter, { text }: LocaleTools): string {
  const [first, ...others] = bitsOf(subCategory);
  if (first === undefined) return text(`offer.categories.${category}`);
  const name = text(`offer.subCategory.${first}`);
  return others.length === 0 ? name : `${name} + ${others.length}`;
}
