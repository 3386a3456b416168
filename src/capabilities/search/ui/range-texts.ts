import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { SearchFilter } from '../search.filter.ts';

type Range = readonly [min: number | null, max: number | null];

/** A range in words: `from 60`, `up to 120`, `60 – 120`; null when it is open at both ends. */
export function rangeText([min, max]: Range, format: (value: number) => string, { text }: LocaleTools): string | null {
  if (min === null) return max === null ? null : text('search.upTo', { value: format(max) });
  if (max === null) return text('search.from', { value: format(min) });
  return min === max ? format(min) : `${format(min)} – ${format(max)}`;
}

/** `CHF 1,000 – CHF 2,000` */
export const priceRangeText = ({ minPrice, maxPrice }: SearchFilter, tools: LocaleTools): string | null =>
  rangeText([minPrice, maxPrice], (amount) => tools.money(amount), tools);

/** `60 m² – 120 m²` */
export const areaRangeText = ({ minLivingSpace, maxLivingSpace }: SearchFilter, tools: LocaleTools): string | null =>
  rangeText([minLivingSpace, maxLivingSpace], tools.area, tools);

/** `from 3.5 rooms` */
export function roomsRangeText({ minRooms, maxRooms }: SearchFilter, tools: LocaleTools): string | null {
  if (minRooms !== null && minRooms === maxRooms) return tools.rooms(minRooms);
  const range = rangeText([minRooms, maxRooms], (count) => tools.number(count, 1), tools);
  return range && tools.text('search.roomsRange', { range });
}
