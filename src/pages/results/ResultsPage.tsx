import { placeName } from '#capabilities/locations/ui/place-names.ts';
import { FilterBar } from '#capabilities/search/ui/FilterBar.tsx';
import { FilterChips } from '#capabilities/search/ui/FilterChips.tsx';
import { onPage, searchHref } from '#capabilities/search/ui/search-href.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { LazyLocationField } from './LazyLocationField.tsx';
import { Neighbours } from './Neighbours.tsx';
import { NoHomes } from './NoHomes.tsx';
import { RelatedSearches } from './RelatedSearches.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';
import { ResultsLayout } from './ResultsLayout.tsx';
import { ResultsList } from './ResultsList.tsx';
import { ResultsMap } from './ResultsMap.tsx';
import { ResultsMapDialog } from './ResultsMapDialog.tsx';
import type { ResultsData } from './results.loader.ts';
import { pageCountOf } from './results-pages.ts';

/**
 * Homes found: what was asked, how many there are, and a page of them.
 *
 * @source docs/reference/appearance.md, "Results"
 */
export function ResultsPage({ data }: { data: ResultsData }) {
  const tools = useLocale();
  const { address, places, count, homes, now } = data;
  const { filter, view } = address;
  return (
    <>
      <FilterBar
        shown={data}
        placeText={placesText(places, tools)}
        renderPlaceField={(draft) => <LazyLocationField places={draft.places} onPlacesChange={draft.changePlaces} />}
      />
      <div className="page-width flex flex-1 flex-col pt-2 pb-12 tablet:pt-3">
        <ResultsLayout map={view.map && <ResultsMap data={data} />}>
          <ResultsHeading data={data} />
          <FilterChips shown={data} names={data.names} />
          {homes.length === 0 ? <NoHomes data={data} /> : <ResultsList homes={homes} now={now} view={view} />}
          <Neighbours neighbours={data.neighbours} />
          <Pagination
            page={filter.pageNumber}
            pageCount={pageCountOf(count)}
            hrefOf={(page) => searchHref(onPage(address, page), places, tools.locale)}
          />
        </ResultsLayout>
        <ResultsMapDialog data={data} />
        <RelatedSearches filter={filter} places={places} />
      </div>
    </>
  );
}

function placesText(places: readonly PlaceChoiceFragment[], { text, locale }: LocaleTools): string {
  const [first, ...others] = places;
  if (first === undefined) return text('location.country');
  return others.length === 0 ? placeName(first, locale) : `${placeName(first, locale)} + ${others.length}`;
}
