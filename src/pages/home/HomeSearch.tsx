import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LocationField } from '#capabilities/locations/ui/LocationField.tsx';
import { OfferType } from '#capabilities/offers/offer.ts';
import { DEFAULT_VIEW } from '#capabilities/search/search.filter.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Segmented } from '#kit/design/fields/choices/Segmented.tsx';
import { useEarlyEntry } from '#kit/design/fields/useEarlyEntry.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type EnteredSearch, enteredSearchOf, INITIAL_SEARCH, withOfferType } from './entered-search.ts';
import { HomeSearchButton } from './HomeSearchButton.tsx';
import { HomeSearchFields } from './HomeSearchFields.tsx';

type HomeSearchProps = {
  /** Number of homes to rent; `toBuy` counts those for sale. */
  toRent: number;
  toBuy: number;
};

/**
 * The search form: rent or buy, place, price and size, and the number of homes found. It is a plain form, so that it works without
 * script; the search page makes an address of it.
 */
export function HomeSearch({ toRent, toBuy }: HomeSearchProps) {
  const { locale, text } = useLocale();
  const router = useRouter();
  const [entered, setEntered] = useState(INITIAL_SEARCH);
  const [places, setPlaces] = useState<readonly PlaceChoiceFragment[]>([]);
  const { offerType } = entered;
  const early = useRef<EnteredSearch>({
    offerType: useEarlyEntry('offerType'),
    maxPrice: useEarlyEntry('maxPrice'),
    minRooms: useEarlyEntry('minRooms'),
  });
  useEffect(() => setEntered(enteredSearchOf(early.current)), []);

  const filter = { ...entered, locationIds: places.map((place) => place.id) };
  const known = { filter: { ...INITIAL_SEARCH, offerType }, count: offerType === OfferType.Rent ? toRent : toBuy };

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const href = searchHref({ filter, view: DEFAULT_VIEW }, places, locale);
    // Submitted again while the results load, it is the same search.
    if (router.history.location.href !== href) router.history.push(href);
  };
  return (
    <search>
      <form action={buildPath('search', locale)} onSubmit={search} className={FORM_CLASSES}>
        <div className="col-span-2 [&_legend+div]:w-full tablet:col-span-1 tablet:pt-6.5">
          <Segmented
            label={text('home.offerType')}
            isLabelHidden
            name="offerType"
            choices={[
              { value: String(OfferType.Rent), label: text('header.rent') },
              { value: String(OfferType.Sell), label: text('header.buy') },
            ]}
            value={String(offerType)}
            onValueChange={(type) => setEntered(withOfferType(entered, type))}
          />
        </div>
        <div className="col-span-2 min-w-0 desktop:col-span-1">
          <LocationField label={text('home.place')} places={places} onPlacesChange={setPlaces} />
        </div>
        <HomeSearchFields entered={entered} onSearchChange={setEntered} />
        <HomeSearchButton filter={filter} known={known} />
      </form>
    </search>
  );
}

const FORM_CLASSES =
  'group mx-auto grid max-w-[70rem] grid-cols-2 items-start gap-3 rounded-lg border border-line bg-paper p-3 shadow-float ' +
  'mobile:p-4 tablet:grid-cols-[auto_1fr_1fr] tablet:p-5 ' +
  'desktop:grid-cols-[auto_minmax(0,1fr)_9.5rem_8.25rem_15rem]';
