import { classes } from '#kit/design/classes.ts';
import { Chip } from '#kit/design/content/Chip.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withoutFilters } from '../search-changes.ts';
import { searchHref } from '../search-href.ts';
import { type PartNames, searchParts } from '../search-parts.ts';
import type { PlacedSearch } from '../useSearchDraft.ts';

type FilterChipsProps = { shown: PlacedSearch; names: PartNames };

/** Every filter that is not otherwise visible, each with a button to remove it, and one to remove all. */
export function FilterChips({ shown: { address, places }, names }: FilterChipsProps) {
  const tools = useLocale();
  const parts = searchParts(address.filter, tools, { ...names, isMapArea: address.view.area });
  if (parts.length === 0) return null;
  const hrefOf = (filter: typeof address.filter): string => searchHref({ ...address, filter }, places, tools.locale);
  return (
    <ul aria-label={tools.text('search.wishes')} className="filter-chips">
      {parts.map(({ label, without, isInBar }) => (
        <li key={label} className={classes('max-w-full shrink-0', isInBar && 'not-noscript:tablet-landscape:hidden')}>
          <Chip name={label} removeHref={hrefOf(without)} />
        </li>
      ))}
      <li className="shrink-0">
        <a
          href={hrefOf(withoutFilters(address.filter))}
          className="px-2 py-2 text-sm text-lake underline underline-offset-4"
        >
          {tools.text('search.clearAll')}
        </a>
      </li>
    </ul>
  );
}
