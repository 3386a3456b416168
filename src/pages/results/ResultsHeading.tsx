import { SortOrder } from '#capabilities/search/search.filter.ts';
import { SortSelect } from '#capabilities/search/ui/SortSelect.tsx';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { ViewSwitch } from '#capabilities/search/ui/ViewSwitch.tsx';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Breadcrumbs } from '#kit/design/navigation/Breadcrumbs.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsData } from './data/results.loader.ts';
import { placeTrail } from './data/results-links.ts';
import { searchTitle } from './data/results-title.ts';
import { SaveSearch } from './data/SaveSearch.tsx';

/** The place and the number of results, with order and view beside the breadcrumbs. */
export function ResultsHeading({ data }: { data: ResultsData }) {
  const tools = useLocale();
  const { address, places, count } = data;
  return (
    <header className="results-heading">
      <Breadcrumbs items={placeTrail(address.filter, places, tools)} />
      <div className="@min-[35rem]:col-span-2">
        <h1 className="text-2xl">{searchTitle({ ...address.filter, area: address.view.area }, places, tools)}</h1>
        <FoundCount data={data} />
      </div>
      {count > 0 && (
        <div className="results-tools">
          <SortSelect shown={data} />
          <ViewSwitch shown={data} />
          {!address.view.map && <ShowMap data={data} />}
        </div>
      )}
    </header>
  );
}

/** The number of homes, the number of those without a stated price, and a link to the explanation of their order. */
function FoundCount({ data }: { data: ResultsData }) {
  const { text, locale } = useLocale();
  const { address, places, count, countWithoutPrice } = data;
  const { filter } = address;
  const withPrice = { ...address, filter: { ...filter, excludePriceOnRequest: true, pageNumber: 1 } };
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted tabular-nums">
      <p role="status">{text('results.count', { count })}</p>
      {countWithoutPrice > 0 && (
        <p>
          {text('results.withoutPrice', { count: countWithoutPrice })}{' '}
          <a href={searchHref(withPrice, places, locale)} className={LINK_CLASSES}>
            {text('results.hideWithoutPrice')}
          </a>
        </p>
      )}
      {count > 0 && filter.order === SortOrder.Recommended && (
        <a href={buildPath('recommended', locale)} className={LINK_CLASSES}>
          {text('results.howOrdered')}
        </a>
      )}
      <SaveSearch data={data} size="small" className="noscript:hidden print:hidden @min-[35rem]:-my-1.5" />
    </div>
  );
}

function ShowMap({ data: { address, places } }: { data: ResultsData }) {
  const { text, locale } = useLocale();
  return (
    <LinkButton
      href={searchHref({ ...address, view: { ...address.view, map: true } }, places, locale)}
      variant="secondary"
      icon={<Icon name="map" className="size-4.5" />}
      className="hidden text-sm desktop:inline-flex noscript:hidden"
    >
      {text('search.map.show')}
    </LinkButton>
  );
}

const LINK_CLASSES = 'text-lake underline underline-offset-4';
