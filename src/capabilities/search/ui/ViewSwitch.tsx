import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { searchHref } from './search-href.ts';
import type { PlacedSearch } from './useSearchDraft.ts';

const VIEWS = [
  { viewMode: 'grid', icon: 'layout-grid' },
  { viewMode: 'list', icon: 'list' },
] as const;

/** Switch between cards and rows, where there is room for rows. */
export function ViewSwitch({ shown: { address, places } }: { shown: PlacedSearch }) {
  const { text, locale } = useLocale();
  return (
    <div className="either-or hidden @min-[34rem]:flex">
      {VIEWS.map(({ viewMode, icon }) => (
        <a
          key={viewMode}
          href={searchHref({ ...address, view: { ...address.view, viewMode } }, places, locale)}
          aria-label={text(`search.view.${viewMode}`)}
          aria-current={viewMode === address.view.viewMode || undefined}
        >
          <Icon name={icon} className="size-4.5" />
        </a>
      ))}
    </div>
  );
}
