import { SortSelect } from '#capabilities/search/ui/SortSelect.tsx';
import { ViewSwitch } from '#capabilities/search/ui/ViewSwitch.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from './results.loader.ts';
import { searchTitle } from './results-title.ts';

/** What was found and how many, with the ways to order and show it. */
export function ResultsHeading({ data }: { data: ResultsData }) {
  const tools = useLocale();
  const { address, places, count } = data;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-2xl tablet:text-3xl">{searchTitle(address.filter, places, tools)}</h1>
        <p role="status" className="mt-1 text-muted tabular-nums">
          {tools.text('results.count', { count })}
        </p>
      </div>
      {count > 0 && (
        <div className="flex items-start gap-3">
          <SortSelect shown={data} />
          <ViewSwitch shown={data} />
        </div>
      )}
    </header>
  );
}
