import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { relatedSearches } from '../data/results-links.ts';

type RelatedSearchesProps = { filter: SearchFilter; places: readonly PlaceChoiceFragment[] };

/** Searches next to this one, for people and search engines. */
export function RelatedSearches({ filter, places }: RelatedSearchesProps) {
  const tools = useLocale();
  return (
    <nav aria-labelledby="related-searches" className="mt-6 border-t border-line pt-6 print:hidden">
      <h2 id="related-searches" className="text-lg">
        {tools.text('results.related')}
      </h2>
      <ul className="mt-3 grid gap-x-6 phablet:grid-cols-2 tablet-landscape:grid-cols-3">
        {relatedSearches(filter, places, tools).map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="related-search">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
