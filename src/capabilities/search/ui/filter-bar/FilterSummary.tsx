import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { SearchFilter } from '../../search.filter.ts';
import type { FilterGroup } from '../filter-groups.ts';
import { searchParts } from '../search-parts.ts';

type FilterSummaryProps = {
  filter: SearchFilter;
  placeText: string;
  isOpen: boolean;
  /** Opens the fields, beginning with those of a group. */
  onOpen: (openGroup: FilterGroup | null) => void;
};

/** Place and kind in two lines open the place; the number of filters beside them opens all fields. */
export function FilterSummary({ filter, placeText, isOpen, onOpen }: FilterSummaryProps) {
  const tools = useLocale();
  const count = searchParts(filter, tools).length;
  const type = tools.text(`search.offerType.${filter.offerType}`);
  const opening = { type: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } as const;
  return (
    <div className="filter-summary">
      <button
        {...opening}
        onClick={() => onOpen('place')}
        className="min-w-0 flex-1 rounded-l-full py-1 pl-4 text-left leading-tight"
      >
        <span className="block truncate font-medium">{placeText}</span>
        <span className="block truncate text-sm text-muted">
          {`${type} · ${tools.text(`offer.categories.${filter.category}`)}`}
        </span>
      </button>
      <button
        {...opening}
        onClick={() => onOpen(null)}
        className="flex shrink-0 items-center gap-2 rounded-r-full pr-4 pl-3 text-sm font-medium"
      >
        <Icon name="sliders-horizontal" className="size-5 shrink-0" />
        {tools.text('search.filterCount', { count })}
      </button>
    </div>
  );
}
