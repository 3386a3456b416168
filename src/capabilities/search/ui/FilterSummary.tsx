import { SlidersHorizontal } from 'lucide-react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { SearchFilter } from '../search.filter.ts';
import { searchParts } from './search-parts.ts';

type FilterSummaryProps = { filter: SearchFilter; placeText: string; isOpen: boolean; onOpen: () => void };

/** Place and kind in two lines, with the number of wishes: the whole of it opens the sheet. */
export function FilterSummary({ filter, placeText, isOpen, onOpen }: FilterSummaryProps) {
  const tools = useLocale();
  const wishes = searchParts(filter, tools).length;
  const type = tools.text(`search.offerType.${filter.offerType}`);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="flex min-h-12 w-full items-center gap-3 rounded-full border border-line bg-surface px-4 text-left tablet-landscape:hidden noscript:hidden"
    >
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate font-medium">{placeText}</span>
        <span className="block truncate text-sm text-muted">
          {type} · {tools.text(`offer.categories.${filter.category}`)}
        </span>
      </span>
      <SlidersHorizontal aria-hidden="true" className="size-5 shrink-0" />
      <span className="text-sm font-medium">{tools.text('search.filterCount', { count: wishes })}</span>
    </button>
  );
}
