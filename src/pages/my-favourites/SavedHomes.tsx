import { lazy, Suspense, useState } from 'react';
import { FAVOURITE_LIMITS } from '#capabilities/favourites/favourite.ts';
import type { MyFavouritesQuery } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { classes } from '#kit/design/classes.ts';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { CompareBar } from './CompareBar.tsx';
import { FavouriteEntry } from './FavouriteEntry.tsx';
import { favouritesHref } from './favourites-address.ts';
import type { MyFavouritesData } from './my-favourites.loader.ts';
import { SavedTools } from './SavedTools.tsx';

const FavouritesMap = lazy(async () => ({
  default: (await withTexts('map', import('./map/FavouritesMap.tsx'))).FavouritesMap,
}));

type SavedHomesProps = { data: MyFavouritesData; page: NonNullable<MyFavouritesQuery['favourites']> };

/** The saved homes: as cards, as rows, or on a map. */
export function SavedHomes({ data, page }: SavedHomesProps) {
  const { locale, text } = useLocale();
  const isAlive = useHydrated();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const { address, now } = data;
  const { view, pageNumber } = address;
  if (page.totalRecords === 0) return <NothingSaved />;
  if (page.data.length === 0) return <BeyondLast data={data} />;
  const pick = (id: number): void =>
    setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  return (
    <div className="@container flex flex-col gap-6">
      <h2 className="sr-only">{text('favourites.section.saved')}</h2>
      <SavedTools address={address} count={page.totalRecords} />
      {view === 'map' && (
        <div className="relative h-[min(32rem,70dvh)] overflow-hidden rounded-lg bg-mist">
          {isAlive && (
            <Suspense fallback={<Skeleton className="absolute inset-0" />}>
              <FavouritesMap entries={page.data} now={now} />
            </Suspense>
          )}
        </div>
      )}
      <ul className={classes('grid gap-x-6 gap-y-10', view !== 'list' && GRID_CLASSES)}>
        {page.data.map((entry) => (
          <li key={entry.activeOfferId} className="min-w-0">
            <FavouriteEntry
              entry={entry}
              now={now}
              layout={view === 'list' ? 'row' : 'card'}
              pick={{
                isPicked: picked.includes(entry.activeOfferId),
                isFull: picked.length >= FAVOURITE_LIMITS.compared,
                toggle: () => pick(entry.activeOfferId),
              }}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={pageNumber}
        pageCount={page.totalPages}
        hrefOf={(wanted) => favouritesHref(locale, { ...address, pageNumber: wanted })}
      />
      <CompareBar address={address} picked={picked} onClear={() => setPicked([])} />
    </div>
  );
}

const GRID_CLASSES = '@min-[35rem]:grid-cols-2 @min-[56rem]:grid-cols-3';

function NothingSaved() {
  const { locale, text } = useLocale();
  return (
    <EmptyState
      icon={<Icon name="heart" className="size-6" />}
      title={text('favourites.empty.title')}
      action={
        <>
          <LinkButton href={buildPath('results', locale, { offer: 'rent' })}>{text('workspace.rentHomes')}</LinkButton>
          <LinkButton href={buildPath('results', locale, { offer: 'buy' })} variant="secondary">
            {text('workspace.buyHomes')}
          </LinkButton>
        </>
      }
    >
      {text('favourites.empty.text')}
    </EmptyState>
  );
}

function BeyondLast({ data: { address } }: { data: MyFavouritesData }) {
  const { locale, text } = useLocale();
  return (
    <EmptyState
      title={text('favourites.beyond')}
      action={
        <LinkButton href={favouritesHref(locale, { ...address, pageNumber: 1 })}>{text('favourites.first')}</LinkButton>
      }
    />
  );
}
