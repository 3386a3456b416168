import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { FoundResults } from '../data/useShownResults.ts';
import { LazyResultsMap } from './LazyResultsMap.tsx';
import { useIsSettled, useIsWide } from './useMapPlace.ts';

/** The map beside the list, always in view. Its place is reserved from the beginning; the map loads when the list is usable. */
export function ResultsMap(found: FoundResults) {
  const { text } = useLocale();
  const isSettled = useIsSettled();
  const isWide = useIsWide();
  return (
    <section aria-label={text('search.map.open')} data-wide-page className="results-map">
      {isSettled && isWide ? <LazyResultsMap {...found} /> : <Skeleton className="absolute inset-0" />}
    </section>
  );
}
