import { useCallback, useState } from 'react';
import { HeartButton } from '#capabilities/favourites/ui/HomeActions.tsx';
import { MAP_SETTINGS_PATH, mapStylePath } from '#capabilities/locations/map.links.ts';
import { OfferMapCard } from '#capabilities/offers/ui/OfferMapCard.tsx';
import { priceText } from '#capabilities/offers/ui/offer-texts.ts';
import { cardTitle } from '#capabilities/offers/ui/offer-title.ts';
import type { FavouriteEntryFragment } from '#generated/operations.ts';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { ErrorState } from '#kit/design/feedback/ErrorState.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MapCanvas } from '#kit/map/MapCanvas.tsx';
import { MapPins } from '#kit/map/MapPins.tsx';
import { MapZoomButtons } from '#kit/map/MapZoomButtons.tsx';
import { useMapScheme } from '#kit/map/useMapScheme.ts';
import { useMapStyle } from '#kit/map/useMapStyle.ts';
import { boundsOfHomes, type HomeOnMap, homesOnMap } from './homes-on-map.ts';

type FavouritesMapProps = { entries: readonly FavouriteEntryFragment[]; now: string };

/** The saved homes whose place is known, each with its price; a pin opens its card. */
export function FavouritesMap({ entries, now }: FavouritesMapProps) {
  const tools = useLocale();
  const { text, locale } = tools;
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);
  const [hasNoWebgl, setHasNoWebgl] = useState(false);
  const loaded = useMapStyle(MAP_SETTINGS_PATH, mapStylePath(useMapScheme(), locale), attempt);
  const pins = homesOnMap(entries);
  const bounds = boundsOfHomes(pins);
  const shown = pins.find(({ key }) => key === opened)?.home;
  const renderPin = useCallback(
    ({ home }: HomeOnMap) => <span className={PIN_CLASSES}>{priceText(home, tools)}</span>,
    [tools],
  );
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
      <MapPins
        label={text('favourites.map.title')}
        pins={pins}
        renderPin={renderPin}
        onOpen={({ key }) => setOpened(key)}
        onPoint={nothing}
      />
      <div className="pointer-events-none absolute inset-0 flex flex-col items-end justify-between gap-3 p-3">
        <div className="pointer-events-auto">
          <MapZoomButtons />
        </div>
        {shown && (
          <div className="pointer-events-auto relative w-72 max-w-full self-center rounded-lg bg-surface p-3 shadow-float">
            <OfferMapCard
              offer={shown}
              now={now}
              isPriority
              action={
                <div className="home-actions">
                  <HeartButton id={shown.id} title={cardTitle(shown, tools)} />
                </div>
              }
            />
            <IconButton
              label={text('kit.close')}
              size="small"
              icon={<Icon name="x" className="size-4" />}
              onClick={() => setOpened(null)}
              className="absolute right-2 bottom-2"
            />
          </div>
        )}
      </div>
    </MapCanvas>
  );
}

const nothing = (): void => {};

const PIN_CLASSES =
  'flex min-h-7 items-center rounded-full bg-lake px-2.5 text-sm font-semibold whitespace-nowrap text-on-lake ring-2 ' +
  'ring-surface group-hover/pin:bg-ink group-hover/pin:text-paper';
