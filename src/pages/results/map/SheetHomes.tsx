import { useEffect, useEffectEvent, useRef } from 'react';
import { HomeActions } from '#capabilities/favourites/ui/HomeActions.tsx';
import { useHiddenHomes } from '#capabilities/favourites/ui/useSavedHomes.ts';
import { OfferMapCard, OfferMapCardSkeleton } from '#capabilities/offers/ui/card/OfferMapCard.tsx';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { onPage, searchHref } from '#capabilities/search/ui/search-href.ts';
import { useIsComing } from '#kit/design/feedback/useIsComing.ts';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { PointableHome } from '../data/PointableHome.tsx';
import type { ResultsData } from '../data/results.loader.ts';
import { pageCountOf } from '../data/results-pages.ts';
import { NoHomes } from '../ways-on/NoHomes.tsx';
import { WaysOn } from '../ways-on/WaysOn.tsx';
import { MAP_HASH } from './results-map-hash.ts';

/** Cards in view as soon as the sheet is pulled up. */
const FIRST_CARDS = 2;

type SheetHomesProps = {
  data: ResultsData;
  /** Called when the homes have changed. */
  onOtherHomes: () => void;
};

/** The homes of the list under the map; every way on leads to a map again. */
export function SheetHomes({ data, onOtherHomes }: SheetHomesProps) {
  const tools = useLocale();
  const { locale } = tools;
  const hidden = useHiddenHomes();
  const { address, places, count, homes, now } = data;
  const isSearching = useIsComing('results');
  const shown = useRef(homes);
  const reportOtherHomes = useEffectEvent(onOtherHomes);
  useEffect(() => {
    if (shown.current === homes) return;
    shown.current = homes;
    reportOtherHomes();
  }, [homes]);

  if (homes.length === 0 && !isSearching) return <NoSheetHomes data={data} />;
  return (
    <div className="flex flex-col gap-8">
      <ul aria-busy={isSearching} className="flex flex-col gap-6">
        {homes
          .filter(({ id }) => !hidden.has(id))
          .map((home, index) => (
            <PointableHome key={home.id} id={home.id}>
              {isSearching ? (
                <OfferMapCardSkeleton />
              ) : (
                <OfferMapCard
                  offer={home}
                  now={now}
                  isPriority={index < FIRST_CARDS}
                  action={<HomeActions id={home.id} title={cardTitle(home, tools)} />}
                />
              )}
            </PointableHome>
          ))}
      </ul>
      <Pagination
        page={address.filter.pageNumber}
        pageCount={pageCountOf(count)}
        hrefOf={(page) => `${searchHref(onPage(address, page), places, locale)}#${MAP_HASH}`}
      />
    </div>
  );
}

/** Ways on without results; the handle states that there are none. */
function NoSheetHomes({ data }: { data: ResultsData }) {
  const { text } = useLocale();
  if (data.count > 0) return <NoHomes data={data} />;
  return (
    <>
      <h2 className="text-lg">{text('results.none.title')}</h2>
      <p className="mt-1 text-muted">{text(data.waysOn.length > 0 ? 'results.none.loosen' : 'results.none.text')}</p>
      <WaysOn waysOn={data.waysOn} hash={`#${MAP_HASH}`} />
    </>
  );
}
