import { type ComponentProps, lazy, Suspense } from 'react';
import { MapFailed } from '#capabilities/search/ui/map/MapFailed.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import type { ResultsMapView as ResultsMapViewComponent } from './ResultsMapView.tsx';

/** A map that fails to load leaves the list as it is; a retry loads the page again. */
const MissingMap = () => <MapFailed reason="failed" onRetry={() => window.location.reload()} />;

const ResultsMapView = lazy(async () => {
  try {
    return { default: (await withTexts('map', import('./ResultsMapView.tsx'))).ResultsMapView };
  } catch {
    return { default: MissingMap as unknown as typeof ResultsMapViewComponent };
  }
});

/** The map with its dependencies, fetched when it is shown. */
export function LazyResultsMap(props: ComponentProps<typeof ResultsMapViewComponent>) {
  return (
    <Suspense fallback={<Skeleton className="absolute inset-0" />}>
      <ResultsMapView {...props} />
    </Suspense>
  );
}
