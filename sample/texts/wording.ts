import { townTexts } from '#capabilities/locations/server/dataset/sources/town-names.ts';
import { Category, Exposition } from '#capabilities/offers/offer.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Advert } from '../advertised.ts';
import { localityName } from '../locality-name.ts';
import type { Slots } from './facts.ts';

/** Values that are the same in all languages: plain numbers and names. */
export function commonSlots(advertised: Advert): Slots {
  const { home, advertiser } = advertised;
  const agency = advertiser.kind === 'agency' ? advertiser : null;
  return {
    city: placeName(localityName(home.site.locality.name), advertised.language),
    rooms: home.rooms === null ? null : roomCount(home.rooms, advertised.usesFractions),
    area: home.livingSpace === null ? null : grouped(home.livingSpace),
    plot: home.landArea === null ? null : grouped(home.landArea),
    floors: home.category === Category.House ? numberText(home.building?.floors) : null,
    year: numberText(advertised.builtIn),
    renovatedYear: numberText(home.building?.renovatedIn),
    lake: home.site.place.lake?.names[advertised.language] ?? null,
    centre: home.site.place.centre && placeName(home.site.place.centre.name, advertised.language),
    agency: agency?.agency.name ?? null,
    contact: agency?.person ?? null,
    street: advertised.street,
  };
}

/** How many rooms are bedrooms: all but the living room, and in Geneva the kitchen, which counts there. */
export function bedroomsOf({ home }: Advert): number | null {
  if (home.rooms === null) return null;
  return Math.floor(home.rooms) - (home.site.place.regionCode === 'GE' ? 2 : 1);
}

/** Index of a direction, clockwise from north: 0 … 7, or null for none. */
export function directionOf(exposition: number): number | null {
  const { North, South, West, East } = Exposition;
  const index = [North, North | East, East, South | East, South, South | West, West, North | West].indexOf(exposition);
  return index < 0 ? null : index;
}

/** A place as people say it in a language: without canton or valley. */
const placeName = (name: string, language: Locale): string =>
  townTexts(name)
    [language].replace(/ \([^)]*\)$/, '')
    .replace(/ [A-Z]{2}$/, '');

function roomCount(rooms: number, usesFractions: boolean): string {
  if (Number.isInteger(rooms)) return String(rooms);
  return usesFractions ? `${Math.floor(rooms)}½` : String(rooms);
}

const numberText = (value: number | null | undefined): string | null => value?.toString() ?? null;

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '’');
