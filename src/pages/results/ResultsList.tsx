import { HomeActions } from '#capabilities/favourites/ui/HomeActions.tsx';
import { useHiddenHomes } from '#capabilities/favourites/ui/useSavedHomes.ts';
import { OfferCard } from '#capabilities/offers/ui/card/OfferCard.tsx';
import { OfferCardSkeleton } from '#capabilities/offers/ui/card/OfferCardSkeleton.tsx';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import type { ResultsView } from '#capabilities/search/search.filter.ts';
import { classes } from '#kit/design/classes.ts';
import { useIsComing } from '#kit/design/feedback/useIsComing.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AFTER_LIST_ID } from './after-list-id.ts';
import { PointableHome } from './data/PointableHome.tsx';
import type { FoundHome } from './data/results.loader.ts';

type ResultsListProps = {
  homes: readonly FoundHome[];
  now: string;
  view: Pick<ResultsView, 'viewMode' | 'map'>;
};

/** A page of homes; while the next search loads, placeholders take their places. */
export function ResultsList({ homes, now, view }: ResultsListProps) {
  const tools = useLocale();
  const { text } = tools;
  const hidden = useHiddenHomes();
  const isSearching = useIsComing('results');
  const isGrid = view.viewMode === 'grid';
  const gridSizes = view.map ? BESIDE_MAP_SIZES : GRID_SIZES;
  return (
    <section aria-busy={isSearching}>
      <h2 className="sr-only">{text('results.list')}</h2>
      <a href={`#${AFTER_LIST_ID}`} className="skip-link">
        {text('results.skipList')}
      </a>
      <ul className={classes('grid gap-x-6 gap-y-8', isGrid && GRID_CLASSES)}>
        {homes
          .filter(({ id }) => !hidden.has(id))
          .map((home, index) => (
            <PointableHome key={home.id} id={home.id}>
              {isSearching ? (
                <OfferCardSkeleton layout={isGrid ? 'card' : 'row'} />
              ) : (
                <OfferCard
                  offer={home}
                  now={now}
                  action={<HomeActions id={home.id} title={cardTitle(home, tools)} />}
                  layout={isGrid ? 'card' : 'row'}
                  sizes={isGrid ? gridSizes : ROW_SIZES}
                  // Others in view follow as soon as the browser is idle: on a slow connection this picture is not to share it with them.
                  isPriority={index === 0}
                />
              )}
            </PointableHome>
          ))}
      </ul>
    </section>
  );
}

const GRID_CLASSES = '@min-[35rem]:grid-cols-2 @min-[60rem]:grid-cols-3';

const GRID_SIZES = '(min-width:1440px) 437px,(min-width:1024px) 31vw,(min-width:600px) 47vw,92vw';

const BESIDE_MAP_SIZES =
  '(min-width:1600px) max(304px,15vw),(min-width:1264px) 22vw,(min-width:1024px) 31vw,(min-width:600px) 47vw,92vw';

const ROW_SIZES = '(min-width: 768px) 352px, 92vw';
