import { useRouter } from '@tanstack/react-router';
import { FAVOURITE_ORDERS, type FavouriteOrder } from '#capabilities/favourites/favourite.ts';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { FAVOURITE_VIEWS, type FavouritesAddress, favouritesHref } from './favourites-address.ts';

type SavedToolsProps = { address: FavouritesAddress; count: number };

const VIEW_ICONS = { grid: 'layout-grid', list: 'list', map: 'map' } as const;

/** The number of homes, their order and view. */
export function SavedTools({ address, count }: SavedToolsProps) {
  const { locale, text } = useLocale();
  const router = useRouter();
  const sort = (order: FavouriteOrder): void =>
    router.history.push(favouritesHref(locale, { ...address, order, pageNumber: 1 }));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="mr-auto font-medium">{text('favourites.count', { count })}</p>
        <Select
          label={text('favourites.order')}
          isLabelHidden
          choices={FAVOURITE_ORDERS.map((order) => ({
            value: String(order),
            label: text(`favourites.order.${order}`),
          }))}
          key={address.order}
          defaultValue={address.order}
          onChange={({ currentTarget }) => sort(Number(currentTarget.value) as FavouriteOrder)}
        />
        <div className="either-or flex">
          {FAVOURITE_VIEWS.map((view) => (
            <a
              key={view}
              href={favouritesHref(locale, { ...address, view, pageNumber: 1 })}
              aria-label={text(`favourites.view.${view}`)}
              aria-current={view === address.view || undefined}
            >
              <Icon name={VIEW_ICONS[view]} className="size-4.5" />
            </a>
          ))}
        </div>
      </div>
      {count > 1 && <p className="text-sm text-muted">{text('favourites.compare.more')}</p>}
    </div>
  );
}
