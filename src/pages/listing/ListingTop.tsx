import { lazy, type ReactNode, Suspense } from 'react';
import type { ResultsWay } from './results-way/useResultsWay.ts';

const ResultsWayRow = lazy(() =>
  import('./results-way/ResultsWayRow.tsx').then(
    (module) => ({ default: module.ResultsWayRow }),
    // A row that does not arrive takes nothing away.
    () => ({ default: ({ children }: { children: ReactNode }) => <>{children}</> }),
  ),
);

type ListingTopProps = {
  way: ResultsWay | null;
  /** Where the listing stands among all homes, for whoever did not come from results. */
  children: ReactNode;
};

/** What stands above a listing: the way back to the results it was chosen from, else where it stands among all homes. */
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
