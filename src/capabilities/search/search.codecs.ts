import polyline from '@mapbox/polyline';
import { bitsOf, joinBits } from '#kernel/bits.ts';
import type { GeoBounds, GeoPoint } from '#kernel/geo.ts';
import { normalForm } from '#kernel/text/normal-form.ts';
import { type Circle, SEARCH_LIMITS } from './search.filter.ts';

/** One value of a query string, in both directions. */
export interface Codec<Value> {
  /** Parses a text; undefined when it is unreadable or out of bounds. */
  read(text: string): Value | undefined;
  /** Formats a value; empty when the address leaves it out. */
  write(value: Value): string;
}

/** One of a fixed set, written as it prints: `true`, `grid`, `3`. */
export const oneOf = <Value extends string | number | boolean>(values: readonly Value[]): Codec<Value> => ({
  read: (text) => values.find((value) => String(value) === text),
  write: String,
});

/** A number that is a multiple of `step`: 1 for whole numbers, 0.5 for rooms. */
export const steps = (min: number, max: number, step: number): Codec<number> => ({
  read(text) {
    const number = readNumber(text, min, max);
    return number !== undefined && number % step === 0 ? number : undefined;
  },
  write: String,
});

/** A measured number, rounded to so many decimal places both ways. */
export const decimal = (min: number, max: number, places: number): Codec<number> => ({
  read(text) {
    const number = readNumber(text, min, max);
    return number === undefined ? undefined : round(number, places);
  },
  write: (number) => String(round(number, places)),
});

/** A value that may be missing. */
export const orNull = <Value>(codec: Codec<Value>): Codec<Value | null> => ({
  read: codec.read,
  write: (value) => (value === null ? '' : codec.write(value)),
});

/** At most `max` values; unreadable entries are dropped one by one. */
export const listOf = <Value>(item: Codec<Value>, separator: string, max: number): Codec<readonly Value[]> => ({
  read: (text) =>
    text
      .split(separator)
      .map(item.read)
      .filter((value) => value !== undefined)
      .slice(0, max),
  write: (values) => values.map(item.write).join(separator),
});

/** A flag set, written as the list of its bits. */
export function flags(bits: readonly number[]): Codec<number> {
  const list = listOf(oneOf(bits), ',', bits.length);
  return { read: (text) => joinBits(list.read(text) ?? []), write: (value) => list.write(bitsOf(value)) };
}

/** A day of the years 1900 to 2099, `2026-04-01`. */
export const isoDate: Codec<string> = {
  read(text) {
    if (!/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-\d\d$/.test(text)) return undefined;
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
  },
  write: String,
};

/** A name as texts are stored: normalised, without control and direction characters. @source docs/reference/limits.md, "Characters" */
export const shortText = (maxLength: number): Codec<string> => ({
  read(text) {
    const clean = normalForm(text, 'NFC')
      .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
      .trim();
    return clean !== '' && clean.length <= maxLength ? clean : undefined;
  },
  write: String,
});

const latitude = decimal(-90, 90, 5);
const longitude = decimal(-180, 180, 5);
const radiusKm = decimal(0.001, SEARCH_LIMITS.distanceKm, 3);

/** Position of the map: its zoom and the coordinates of its middle. */
export const mapPosition = {
  zoom: orNull(decimal(0, 22, 2)),
  lat: orNull(latitude),
  lng: orNull(longitude),
};

/** `south,west,north,east` */
export const rectangle: Codec<GeoBounds> = {
  read(text) {
    const [south, west, north, east] = readTuple(text, [latitude, longitude, latitude, longitude]);
    if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined;
    return south < north && west < east ? { south, west, north, east } : undefined;
  },
  write: ({ south, west, north, east }) =>
    [latitude.write(south), longitude.write(west), latitude.write(north), longitude.write(east)].join(','),
};

/** `lat,lng,radiusKm` */
export const circle: Codec<Circle> = {
  read(text) {
    const [lat, lng, radius] = readTuple(text, [latitude, longitude, radiusKm]);
    if (lat === undefined || lng === undefined || radius === undefined) return undefined;
    return { center: { lat, lng }, radiusKm: radius };
  },
  write: ({ center, radiusKm: radius }) =>
    [latitude.write(center.lat), longitude.write(center.lng), radiusKm.write(radius)].join(','),
};

/** An encoded polyline of precision 5 with three corners or more. @source docs/reference/addresses.md, "Query" */
export const polygon: Codec<readonly GeoPoint[]> = {
  read(text) {
    if (text.length > LONGEST_POLYGON) return undefined;
    const pairs = polyline.decode(text);
    // The decoder accepts any text: only one that it would encode in the same way is a polyline.
    if (pairs.length < 3 || pairs.length > SEARCH_LIMITS.pointsOfShape || polyline.encode(pairs) !== text)
      return undefined;
    const isOnEarth = pairs.every(([lat, lng]) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
    return isOnEarth ? pairs.map(([lat, lng]) => ({ lat, lng })) : undefined;
  },
  write: (points) => polyline.encode(points.map(({ lat, lng }) => [lat, lng])),
};

/** A corner takes twelve characters at most; longer texts are not worth decoding. */
const LONGEST_POLYGON = 12 * SEARCH_LIMITS.pointsOfShape;

function readNumber(text: string, min: number, max: number): number | undefined {
  if (!/^-?\d{1,10}(?:\.\d{1,15})?$/.test(text)) return undefined;
  // Adding 0 makes 0 of -0.
  const number = Number(text) + 0;
  return number >= min && number <= max ? number : undefined;
}

const round = (number: number, places: number): number => Math.round(number * 10 ** places) / 10 ** places + 0;

function readTuple(text: string, codecs: readonly Codec<number>[]): (number | undefined)[] {
  const parts = text.split(',');
  return parts.length === codecs.length ? codecs.map((codec, index) => codec.read(parts[index] ?? '')) : [];
}
