import { SortSelect } from '#capabilities/search/ui/SortSelect.tsx';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { ViewSwitch } from '#capabilities/search/ui/ViewSwitch.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from './data/results.loader.ts';
import { searchTitle } from './data/results-title.ts';
import { SaveSearch } from './data/SaveSearch.tsx';

/** The search and the number of homes, with the ways to save and to order them in the same line. */
export function ResultsHeading({ data }: { data: ResultsData }) {
  const tools = useLocale();
  const { address, places, count } = data;
  return (
    <header className="flex flex-col gap-0.5 @min-[35rem]:gap-1">
      <h1 className="text-[1.0625rem] leading-snug @min-[35rem]:text-2xl">
        {searchTitle({ ...address.filter, area: address.view.area }, places, tools)}
      </h1>
      <div className="results-tools">
        <p role="status" className="mr-auto shrink-0 text-muted tabular-nums">
          {tools.text('results.count', { count })}
        </p>
        <SaveSearch data={data} isShort size="small" className="noscript:hidden print:hidden" />
        {count > 0 && (
          <>
            <SortSelect shown={data} />
            <ViewSwitch shown={data} />
            {!address.view.map && <ShowMap data={data} />}
          </>
        )}
      </div>
    </header>
  );
}

function ShowMap({ data: { address, places } }: { data: ResultsData }) {
  const { text, locale } = useLocale();
  return (
    <LinkButton
      href={searchHref({ ...address, view: { ...address.view, map: true } }, places, locale)}
      variant="secondary"
      size="small"
      icon={<Icon name="map" className="size-4.5" />}
      className="hidden desktop:inline-flex noscript:hidden"
    >
      {text('search.map.show')}
    </LinkButton>
  );
}
