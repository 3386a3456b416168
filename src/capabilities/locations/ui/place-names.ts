import type { Locale } from '#kernel/locale.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { AreaKind } from '../area-kind.ts';
import { LocationType } from '../location.ts';
import { isAbroadId, isAreaId } from '../location-id.ts';
import { frenchAt, frenchIn, frenchOf } from './french-names.ts';

/** A place with its name in every language; `type` as in `LocationType`. */
export interface NamedPlace {
  id: number;
  type: number;
  textEn: string;
  textFr: string;
  textDe: string;
  textIt: string;
  postalCode: string | null;
}

const TEXTS = { en: 'textEn', fr: 'textFr', de: 'textDe', it: 'textIt' } as const satisfies Record<
  Locale,
  keyof NamedPlace
>;

/** The place's name for a reader: `Genf`, `1003 Lausanne`. */
export function placeName(place: NamedPlace, locale: Locale): string {
  const name = place[TEXTS[locale]];
  return place.postalCode === null ? name : `${place.postalCode} ${name}`;
}

/** The place's name among others that it belongs to: `Canton of Zurich` beside the town `Zurich`. */
export function trailName(place: NamedPlace, { text, locale }: LocaleTools): string {
  const name = placeName(place, locale);
  if (place.type !== LocationType.Region || isAbroadId(place.id)) return name;
  return text('location.cantonNamed', { name: locale === 'fr' ? frenchOf(name) : name });
}

/**
 * Detail that distinguishes a place from others with its name: `Vaud`, `District, Vaud`, `Quarter, Zürich`, `Canton`; empty for a
 * country.
 */
export function placeDetail(
  { id, type, description }: NamedPlace & { description: string },
  { text }: LocaleTools,
): string {
  if (type === LocationType.Region && !isAbroadId(id)) return text('location.canton');
  return type === LocationType.Zone && !isAreaId(id) ? `${text('location.district')}, ${description}` : description;
}

/** Matches names that include the kind of area, which the sentence would repeat: `dans le quartier du Port`. */
const NAMES_ITS_KIND = /^(?:quartiere?|r[eé]gione?) /i;

/**
 * The places as the end of a sentence: `in Lausanne`, `dans le canton du Valais`, `im Quartier Seefeld`. Several are only counted;
 * none means the whole country.
 */
export function inPlaces(
  places: readonly (NamedPlace & { areaKind: AreaKind | null })[],
  { text, locale }: LocaleTools,
): string {
  const [place] = places;
  if (place === undefined) return text('location.inCountry');
  if (places.length > 1) return text('location.inSeveral', { count: places.length });
  const name = placeName(place, locale);
  const isFrench = locale === 'fr';
  switch (place.type) {
    case LocationType.Region:
      if (isAbroadId(place.id)) return text('location.inAbroad', { name: isFrench ? frenchIn(name) : name });
      return text('location.inCanton', { name: isFrench ? frenchOf(name) : name });
    case LocationType.Zone:
      if (place.areaKind) return text(`location.inArea.${place.areaKind}`, { name: name.replace(NAMES_ITS_KIND, '') });
      return text('location.inDistrict', { name: isFrench ? frenchOf(name) : name });
    default:
      return text('location.inCity', { name: isFrench ? frenchAt(name) : name });
  }
}
