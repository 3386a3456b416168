import { Map as MapIcon } from 'lucide-react';
import { SortOrder } from '#capabilities/search/search.filter.ts';
import { SortSelect } from '#capabilities/search/ui/SortSelect.tsx';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { ViewSwitch } from '#capabilities/search/ui/ViewSwitch.tsx';
import { buildPath } from '#kernel/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
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
        <h1 className="text-2xl tablet:text-3xl">
          {searchTitle({ ...address.filter, area: address.view.area }, places, tools)}
        </h1>
        <p className="mt-1 text-muted tabular-nums">
          <span role="status">{tools.text('results.count', { count })}</span>
          {count > 0 && address.filter.order === SortOrder.Recommended && (
            <>
              {' · '}
              <a href={buildPath('recommended', tools.locale)} className="text-lake underline underline-offset-4">
                {tools.text('results.howOrdered')}
              </a>
            </>
          )}
        </p>
      </div>
      {count > 0 && (
        <div className="flex items-start gap-3">
          <SortSelect shown={data} />
          <ViewSwitch shown={data} />
          {!address.view.map && <ShowMap data={data} />}
        </div>
      )}
    </header>
  );
}

function ShowMap({ data: { address, places } }: { data: ResultsData }) {
  const { text, locale } = useLocale();
  return (
    <LinkButton
      href={searchHref({ ...address, view: { ...address.view, map: true } }, places, locale)}
      variant="secondary"
      icon={<MapIcon aria-hidden="true" className="size-4.5" />}
      className="hidden text-sm desktop:inline-flex noscript:hidden"
    >
      {text('search.map.show')}
    </LinkButton>
  );
}
