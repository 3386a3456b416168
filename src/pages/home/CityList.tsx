import { placeName } from '#capabilities/locations/ui/place-names.ts';
import { OfferType, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { DEFAULT_VIEW, EMPTY_FILTER } from '#capabilities/search/search.filter.ts';
import { resultsHref } from '#capabilities/search/search.links.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HomeSection } from './HomeSection.tsx';
import type { CityOffers } from './home.loader.ts';

/** The large cities with the number of homes on offer in each; a search without homes has no link. */
export function CityList({ cities }: { cities: readonly CityOffers[] }) {
  const { locale, text } = useLocale();
  if (cities.length === 0) return null;
  return (
    <HomeSection title={text('home.cities')}>
      <ul className="grid grid-cols-2 gap-x-6 tablet:grid-cols-3 desktop:grid-cols-4">
        {cities.map((city) => (
          <li key={city.location.id} className="border-t border-line pt-4 pb-5">
            <h3 className="text-lg">{placeName(city.location, locale)}</h3>
            <div className="flex flex-wrap gap-x-4 text-sm">
              <CityLink city={city} offerType={OfferType.Rent} />
              <CityLink city={city} offerType={OfferType.Sell} />
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function CityLink({ city, offerType }: { city: CityOffers; offerType: SearchableOfferType }) {
  const { locale, number, text } = useLocale();
  const { location, toRent, toBuy } = city;
  const isRent = offerType === OfferType.Rent;
  const homes = isRent ? toRent : toBuy;
  if (homes === 0) return null;
  const count = number(homes);
  const filter = { ...EMPTY_FILTER, offerType, locationIds: [location.id] };
  return (
    <a
      href={resultsHref({ filter, view: DEFAULT_VIEW }, locale, location.value)}
      className="py-1 text-lake tabular-nums underline-offset-4 hover:underline"
    >
      <span className="sr-only">{placeName(location, locale)}: </span>
      {isRent ? text('home.toRent', { count }) : text('home.toBuy', { count })}
    </a>
  );
}
