import { searchOf } from '#capabilities/alerts/ui/alert-search.ts';
import { placeName } from '#capabilities/locations/ui/place-names.ts';
import { DEFAULT_VIEW, shapeCount } from '#capabilities/search/search.filter.ts';
import { searchHref } from '#capabilities/search/ui/search-href.ts';
import { searchParts } from '#capabilities/search/ui/search-parts.ts';
import type { AlertEntryFragment } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Number of places that are named; the others are counted. */
const NAMED_PLACES = 3;

/** The criteria of an alert in short words: kind, places, filters. */
export function alertWords(alert: AlertEntryFragment, tools: LocaleTools): string[] {
  const filter = searchOf(alert);
  const { text, locale } = tools;
  const named = alert.locations.slice(0, NAMED_PLACES).map((place) => placeName(place, locale));
  const others = alert.locations.length - named.length;
  const isDrawn = shapeCount(filter) > 0;
  const places = named.length === 0 ? [text('location.country')] : [...named, ...(others > 0 ? [`+ ${others}`] : [])];
  return [
    text(`search.offerType.${filter.offerType}`),
    text(`offer.categories.${filter.category}`),
    ...(isDrawn ? [] : places),
    ...searchParts(filter, tools).map(({ label }) => label),
  ];
}

/** The address at which an alert opens: its results, from the first page. Places that no longer exist are left out. */
export function alertHref(alert: AlertEntryFragment, { locale }: LocaleTools): string {
  const locationIds = alert.locations.map(({ id }) => id);
  return searchHref({ filter: { ...searchOf(alert), locationIds }, view: DEFAULT_VIEW }, alert.locations, locale);
}
