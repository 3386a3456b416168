import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { LazyResultsMap } from './LazyResultsMap.tsx';
import type { ResultsData } from './results.loader.ts';
import { useIsSettled, useIsWide } from './useMapPlace.ts';

/** The map beside the list, always in view. Its place is there from the beginning, the map when the list is usable. */
export function ResultsMap({ data }: { data: ResultsData }) {
  const { text } = useLocale();
  const isSettled = useIsSettled();
  const isWide = useIsWide();
  return (
    <section aria-label={text('search.map.open')} data-wide-page className={MAP_CLASSES}>
      {isSettled && isWide ? <LazyResultsMap data={data} /> : <Skeleton className="absolute inset-0" />}
    </section>
  );
}

/** Below the header and the filter bar, down to the end of the window; where that is very wide, to its right edge, too. */
const MAP_CLASSES =
  'sticky top-33 hidden h-[calc(100dvh-9.75rem)] min-h-100 overflow-hidden rounded-lg bg-mist isolate ' +
  'desktop:block min-[1600px]:-mr-10 min-[1600px]:rounded-r-none noscript:hidden print:hidden';
