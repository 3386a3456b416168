import { placeName } from '#capabilities/locations/ui/place-names.ts';
import { FilterBar } from '#capabilities/search/ui/filter-bar/FilterBar.tsx';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { type FoundResults, useShownResults } from './data/useShownResults.ts';
import { LazyLocationField } from './LazyLocationField.tsx';

/** The filters of the search, with the field for places. */
export function ResultsFilters(found: FoundResults) {
  const tools = useLocale();
  const data = useShownResults(found);
  return (
    <FilterBar
      shown={data}
      placeText={placesText(data.places, tools)}
      renderPlaceField={(draft) => <LazyLocationField places={draft.places} onPlacesChange={draft.changePlaces} />}
    />
  );
}

function placesText(places: readonly PlaceChoiceFragment[], { text, locale }: LocaleTools): string {
  const [first, ...others] = places;
  if (first === undefined) return text('location.country');
  return others.length === 0 ? placeName(first, locale) : `${placeName(first, locale)} + ${others.length}`;
}
