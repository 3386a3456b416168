import { useEffect } from 'react';
import { useRefreshOnHiding } from '#capabilities/favourites/ui/useRefreshOnHiding.ts';
import { FilterChips } from '#capabilities/search/ui/filter-bar/FilterChips.tsx';
import { rememberSearch } from '#capabilities/search/ui/recent-searches.ts';
import { onPage, searchHref } from '#capabilities/search/ui/search-href.ts';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AFTER_LIST_ID } from './after-list-id.ts';
import { pageCountOf } from './data/results-pages.ts';
import { type FoundResults, useShownResults } from './data/useShownResults.ts';
import { ResultsHeading } from './ResultsHeading.tsx';
import { ResultsList } from './ResultsList.tsx';
import { ResultsNotes } from './ResultsNotes.tsx';
import { Neighbours } from './ways-on/Neighbours.tsx';
import { NoHomes } from './ways-on/NoHomes.tsx';

/** The search, the number of homes, and a page of them. */
export function ResultsBody(found: FoundResults) {
  const { locale } = useLocale();
  useRefreshOnHiding();
  const data = useShownResults(found);
  const { address, places, count, homes, now } = data;
  const { filter, view } = address;
  useEffect(() => {
    if (count > 0) rememberSearch(filter, places);
  }, [filter, places, count]);
  return (
    <>
      <ResultsHeading data={data} />
      <FilterChips shown={data} names={data.names} />
      {homes.length === 0 ? <NoHomes data={data} /> : <ResultsList homes={homes} now={now} view={view} />}
      <div id={AFTER_LIST_ID} tabIndex={-1} />
      <Neighbours neighbours={data.neighbours} />
      <Pagination
        page={filter.pageNumber}
        pageCount={pageCountOf(count)}
        hrefOf={(page) => searchHref(onPage(address, page), places, locale)}
      />
      <ResultsNotes data={data} />
    </>
  );
}
