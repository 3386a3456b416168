import { OfferType } from '#capabilities/offers/offer.ts';
import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import { MAX_PRICES, MIN_ROOMS } from '#capabilities/search/ui/short-choices.ts';
import { Select } from '#kit/design/fields/Select.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { numberOrNull } from './home-wishes.ts';

type HomeWishesProps = { wishes: SearchFilter; onWishesChange: (wishes: SearchFilter) => void };

/** How dear at most, and how many rooms at least: the same two wishes as among the filters of a search. */
export function HomeWishes({ wishes, onWishesChange }: HomeWishesProps) {
  const { text, number } = useLocale();
  // Without scripts the list cannot follow rent and buy: it has the prices of both.
  const prices = useHydrated() ? MAX_PRICES[wishes.offerType] : ALL_PRICES;
  const any = { value: '', label: text('home.any') };
  return (
    <>
      <Select
        label={text('home.maxPrice')}
        name="maxPrice"
        choices={[any, ...prices.map((price) => ({ value: String(price), label: number(price) }))]}
        value={wishes.maxPrice ?? ''}
        onChange={({ currentTarget }) => onWishesChange({ ...wishes, maxPrice: numberOrNull(currentTarget.value) })}
        className={SELECT_CLASSES}
      />
      <Select
        label={text('home.minRooms')}
        name="minRooms"
        choices={[
          any,
          ...MIN_ROOMS.map((rooms) => ({
            value: String(rooms),
            label: text('home.roomsFrom', { rooms: number(rooms, 1) }),
          })),
        ]}
        value={wishes.minRooms ?? ''}
        onChange={({ currentTarget }) => onWishesChange({ ...wishes, minRooms: numberOrNull(currentTarget.value) })}
        className={SELECT_CLASSES}
      />
    </>
  );
}

const SELECT_CLASSES = 'truncate tabular-nums max-mobile:pr-8 max-mobile:pl-2';

const ALL_PRICES = [...MAX_PRICES[OfferType.Rent], ...MAX_PRICES[OfferType.Sell]];
