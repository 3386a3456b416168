import { useSyncExternalStore } from 'react';
import { savedHomes } from '#capabilities/favourites/ui/saved-homes.ts';
import { placeName } from '#capabilities/locations/ui/place-names.ts';
import { type RecentSearch, recentAddress, recentSearches } from '#capabilities/search/ui/recent-searches.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { searchParts } from '#capabilities/search/ui/search-parts.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Links to the favourites of a member, and to the latest searches of this browser; one line, which scrolls. */
export function RecentLinks() {
  const tools = useLocale();
  const { text, locale } = tools;
  const saved = useSyncExternalStore(savedHomes.subscribe, () => savedHomes.get().favorite.size);
  const searches = recentSearches();
  if (searches.length === 0 && saved === 0) return null;
  return (
    <nav aria-label={text('home.recent')} className="absolute -inset-x-4 top-2">
      <ul className={LIST_CLASSES}>
        {saved > 0 && (
          <li>
            <a href={buildPath('myFavourites', locale)} className={LINK_CLASSES}>
              <Icon name="heart" className="size-4 shrink-0 text-lake" />
              {text('home.saved', { count: saved })}
            </a>
          </li>
        )}
        {searches.map((search) => {
          const address = recentAddress(search);
          const href = searchHref(address, search.places, locale);
          return (
            <li key={href}>
              <a href={href} className={LINK_CLASSES}>
                <Icon name="clock" className="size-4 shrink-0 text-muted" />
                {recentName(search, tools)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const LIST_CLASSES =
  'mx-auto flex max-w-[70rem] scrollbar-none gap-2 overflow-x-auto px-4 py-0.5 whitespace-nowrap tablet:justify-center-safe';
const LINK_CLASSES =
  'inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm transition-colors ' +
  'hover:border-ink focus-visible:-outline-offset-2';

/** Longest list of filters in a name. */
const SHOWN_PARTS = 2;

/** `Zürich · Rent · Apartments · up to CHF 2,000`. */
function recentName(search: RecentSearch, tools: LocaleTools): string {
  const { filter } = recentAddress(search);
  const places = search.places.map((place) => placeName(place, tools.locale)).join(', ');
  return [
    places || tools.text('location.country'),
    tools.text(`search.offerType.${search.offerType}`),
    tools.text(`offer.categories.${search.category}`),
    ...searchParts(filter, tools)
      .slice(0, SHOWN_PARTS)
      .map(({ label }) => label),
  ].join(' · ');
}
