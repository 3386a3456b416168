import type { ReactNode } from 'react';
import { classes } from '#kit/design/classes.ts';
import type { FoundResults } from './data/useShownResults.ts';
import { LazyBody, LazyFilters, LazyRelatedSearches } from './lazy-results.ts';
import { ResultsMap } from './map/ResultsMap.tsx';
import { ResultsMapDialog } from './map/ResultsMapDialog.tsx';
import { hasMap } from './results-view.ts';

/**
 * The results of a search: its filters, the number of homes, and a page of them. Only the map is loaded separately.
 *
 * @source docs/reference/appearance.md, "Results"
 */
export function ResultsPage(found: FoundResults) {
  const { address, places } = found.data;
  return (
    <>
      <LazyFilters {...found} />
      <div className="page-width flex flex-1 flex-col pt-2 pb-12 tablet:pt-3">
        <ResultsLayout map={hasMap(found.query) && <ResultsMap {...found} />}>
          <LazyBody {...found} />
        </ResultsLayout>
        <ResultsMapDialog {...found} />
        <LazyRelatedSearches filter={address.filter} places={places} />
      </div>
    </>
  );
}

type ResultsLayoutProps = { children: ReactNode; map: ReactNode };

/** The list with its heading over the whole width; with a map, from desktop width on, left of the map. */
function ResultsLayout({ children, map }: ResultsLayoutProps) {
  return (
    <div className={classes('grid flex-1 items-start gap-6', map !== false && 'results-beside-map')}>
      <div className="@container flex min-w-0 flex-col gap-4">{children}</div>
      {map}
    </div>
  );
}
