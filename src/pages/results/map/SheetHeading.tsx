import { Spinner } from '#kit/design/content/Spinner.tsx';
import { useIsComing } from '#kit/design/feedback/useIsComing.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from '../data/results.loader.ts';
import { searchTitle } from '../data/results-title.ts';

/** The heading on the handle of the sheet: the number of homes, and their search. */
export function SheetHeading({ data: { address, places, count } }: { data: ResultsData }) {
  const tools = useLocale();
  const isSearching = useIsComing('results');
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p role="status" className="font-semibold tabular-nums">
          {tools.text('results.count', { count })}
        </p>
        <p className="truncate text-sm text-muted">
          {searchTitle({ ...address.filter, area: address.view.area }, places, tools)}
        </p>
      </div>
      {isSearching && <Spinner />}
    </div>
  );
}
