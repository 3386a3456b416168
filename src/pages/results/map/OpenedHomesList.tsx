import { HomeActions } from '#capabilities/favourites/ui/HomeActions.tsx';
import { useHiddenHomes } from '#capabilities/favourites/ui/useSavedHomes.ts';
import { OfferMapCard, OfferMapCardSkeleton } from '#capabilities/offers/ui/card/OfferMapCard.tsx';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import type { OpenedHomes } from '#capabilities/search/ui/map/SearchMap.tsx';
import { Button } from '#kit/design/buttons/Button.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { PointableHome } from '../data/PointableHome.tsx';
import { useCellHomes } from './useCellHomes.ts';

/** Number of placeholders for homes that load. */
const MOST_PLACES = 3;

/** The homes of an opened pin. */
export function OpenedHomesList({ opened, now }: { opened: OpenedHomes; now: string }) {
  const tools = useLocale();
  const { text } = tools;
  const hidden = useHiddenHomes();
  const { homes, retry } = useCellHomes(opened);
  if (homes === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-1 text-sm">
        {text('map.homesFailed')}
        <Button variant="secondary" size="small" onClick={retry}>
          {text('kit.retry')}
        </Button>
      </div>
    );
  }
  const places = Array.from({ length: Math.min(opened.count, MOST_PLACES) }, (_, place) => place);
  return (
    <ul aria-busy={homes === null} className="flex flex-col gap-5">
      {homes === null
        ? places.map((place) => (
            <li key={place}>
              <OfferMapCardSkeleton />
            </li>
          ))
        : homes
            .filter(({ id }) => !hidden.has(id))
            .map((home) => (
              <PointableHome key={home.id} id={home.id}>
                <OfferMapCard
                  offer={home}
                  now={now}
                  isPriority
                  action={<HomeActions id={home.id} title={cardTitle(home, tools)} />}
                />
              </PointableHome>
            ))}
    </ul>
  );
}
