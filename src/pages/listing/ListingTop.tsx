import { lazy, type ReactNode, Suspense } from 'react';
import type { ResultsWay } from './results-way/useResultsWay.ts';

const ResultsWayRow = lazy(() =>
  import('./results-way/ResultsWayRow.tsx').then(
    (module) => ({ default: module.ResultsWayRow }),
    // If the row fails to load, the page is complete without it.
    () => ({ default: ({ children }: { children: ReactNode }) => <>{children}</> }),
  ),
);

type ListingTopProps = {
  way: ResultsWay | null;
  /** The breadcrumbs of the listing, for readers who did not come from results. */
  children: ReactNode;
};

/** The top of a listing: the way back to the results it was chosen from, else its breadcrumbs. */
export function ListingTop({ way, children }: ListingTopProps) {
  return (
    <div className="flex h-11 min-w-0 flex-1 items-center *:min-w-0">
      {way ? (
        <Suspense fallback={children}>
          <ResultsWayRow way={way}>{children}</ResultsWayRow>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
