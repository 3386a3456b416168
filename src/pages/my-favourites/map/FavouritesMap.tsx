import { useMemo, useState } from 'react';
import { HeartButton } from '#capabilities/favourites/ui/HomeActions.tsx';
import { MAP_SETTINGS_PATH, mapStylePath } from '#capabilities/locations/map.links.ts';
import { OfferMapCard } from '#capabilities/offers/ui/card/OfferMapCard.tsx';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import type { FavouriteEntryFragment } from '#generated/operations.ts';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { ErrorState } from '#kit/design/feedback/ErrorState.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MapCanvas } from '#kit/map/MapCanvas.tsx';
import { MapZoomButtons } from '#kit/map/MapZoomButtons.tsx';
import { useMapScheme } from '#kit/map/style/useMapScheme.ts';
import { useMapStyle } from '#kit/map/style/useMapStyle.ts';
import { FavouritePins } from './FavouritePins.tsx';
import { boundsOfHomes, type HomeOnMap, homesOnMap } from './homes-on-map.ts';

type FavouritesMapProps = { entries: readonly FavouriteEntryFragment[]; now: string };

/** The saved homes with a known position, each with its price; a pin opens its card, one of several zooms in. */
export function FavouritesMap({ entries, now }: FavouritesMapProps) {
  const tools = useLocale();
  const { text, locale } = tools;
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<readonly HomeOnMap[]>([]);
  const [hasNoWebgl, setHasNoWebgl] = useState(false);
  const loaded = useMapStyle(MAP_SETTINGS_PATH, mapStylePath(useMapScheme(), locale), attempt);
  const homes = useMemo(() => homesOnMap(entries), [entries]);
  const bounds = boundsOfHomes(homes);
  const shown = homes.filter(({ key }) => opened.some((home) => home.key === key));
  if (bounds === null) return <EmptyState title={text('favourites.map.none')} />;
  if (loaded === 'failed' || hasNoWebgl)
    return <ErrorState title={text('favourites.map.failed')} onRetry={() => setAttempt(attempt + 1)} />;
  if (loaded === null) return <Skeleton className="absolute inset-0" />;
  return (
    <MapCanvas
      label={text('favourites.map.title')}
      style={loaded.style}
      stand={{ camera: { bounds } }}
      onView={nothing}
      onFault={(fault) => setHasNoWebgl(fault === 'noWebgl')}
    >
      <FavouritePins homes={homes} onOpen={setOpened} />
      <div className="pointer-events-none absolute inset-0 flex flex-col items-end justify-between gap-3 p-3">
        <div className="pointer-events-auto">
          <MapZoomButtons />
        </div>
        {shown.length > 0 && <OpenedHomes homes={shown} now={now} onClose={() => setOpened([])} />}
      </div>
    </MapCanvas>
  );
}

type OpenedHomesProps = { homes: readonly HomeOnMap[]; now: string; onClose: () => void };

/** The cards of a pin: one home, or several at one position. */
function OpenedHomes({ homes, now, onClose }: OpenedHomesProps) {
  const tools = useLocale();
  return (
    <div className="pointer-events-auto relative w-72 max-w-full self-center rounded-lg bg-surface shadow-float">
      <ul className="flex max-h-80 flex-col gap-3 overflow-y-auto p-3">
        {homes.map(({ key, home }) => (
          <li key={key}>
            <OfferMapCard
              offer={home}
              now={now}
              isPriority
              action={
                <div className="home-actions">
                  <HeartButton id={home.id} title={cardTitle(home, tools)} />
                </div>
              }
            />
          </li>
        ))}
      </ul>
      <IconButton
        label={tools.text('kit.close')}
        size="small"
        icon={<Icon name="x" className="size-4" />}
        onClick={onClose}
        className="absolute right-2 bottom-2"
      />
    </div>
  );
}

const nothing = (): void => {};
