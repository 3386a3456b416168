import { OfferType } from '#capabilities/offers/offer.ts';
import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import { MAX_PRICES, MIN_ROOMS } from '#capabilities/search/ui/choices/short-choices.ts';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { numberOrNull } from './entered-search.ts';

type HomeSearchFieldsProps = { entered: SearchFilter; onSearchChange: (entered: SearchFilter) => void };

/** Highest price and fewest rooms: the same two fields as among the filters of a search. */
export function HomeSearchFields({ entered, onSearchChange }: HomeSearchFieldsProps) {
  const { text, number } = useLocale();
  // Without scripts the list cannot follow rent and buy: it offers the prices of both.
  const prices = useHydrated() ? MAX_PRICES[entered.offerType] : ALL_PRICES;
  const any = { value: '', label: text('home.any') };
  return (
    <>
      <Select
        label={text('home.maxPrice')}
        name="maxPrice"
        choices={[any, ...prices.map((price) => ({ value: String(price), label: number(price) }))]}
        value={entered.maxPrice ?? ''}
        onChange={({ currentTarget }) => onSearchChange({ ...entered, maxPrice: numberOrNull(currentTarget.value) })}
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
        value={entered.minRooms ?? ''}
        onChange={({ currentTarget }) => onSearchChange({ ...entered, minRooms: numberOrNull(currentTarget.value) })}
        className={SELECT_CLASSES}
      />
    </>
  );
}

const SELECT_CLASSES = 'truncate tabular-nums max-mobile:pr-8 max-mobile:pl-2';

const ALL_PRICES = [...MAX_PRICES[OfferType.Rent], ...MAX_PRICES[OfferType.Sell]];
