import { SortOrder } from '#capabilities/search/search.filter.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Breadcrumbs } from '#kit/design/navigation/Breadcrumbs.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from './data/results.loader.ts';
import { placeTrail } from './data/results-links.ts';

/**
 * The explanation of a list, under it: the number of homes without a stated price, the explanation of the order, and the places that the
 * searched one belongs to. The first home needs the room above it.
 */
export function ResultsNotes({ data }: { data: ResultsData }) {
  const tools = useLocale();
  const { text, locale } = tools;
  const { address, places, count, countWithoutPrice } = data;
  const { filter } = address;
  const withPrice = { ...address, filter: { ...filter, excludePriceOnRequest: true, pageNumber: 1 } };
  return (
    <footer className="mt-4 flex flex-col gap-1 text-sm text-muted">
      {countWithoutPrice > 0 && (
        <p>
          {text('results.withoutPrice', { count: countWithoutPrice })}{' '}
          <a href={searchHref(withPrice, places, locale)} className={LINK_CLASSES}>
            {text('results.hideWithoutPrice')}
          </a>
        </p>
      )}
      {count > 0 && filter.order === SortOrder.Recommended && (
        <p>
          <a href={buildPath('recommended', locale)} className={LINK_CLASSES}>
            {text('results.howOrdered')}
          </a>
        </p>
      )}
      <Breadcrumbs items={placeTrail(filter, places, tools)} />
    </footer>
  );
}

const LINK_CLASSES = 'text-lake underline underline-offset-4';
