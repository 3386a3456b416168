import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { SearchFilter } from '../../search.filter.ts';

type Range = readonly [min: number | null, max: number | null];

/** A number with its unit before or behind it, which a range carries once: `CHF 1,000 – 2,000`, `60 – 80 m²`. */
interface Unit {
  before?: string;
  behind?: string;
}

const NBSP = '\u00A0';
const FRANCS: Unit = { before: `CHF${NBSP}` };
const SQUARE_METRES: Unit = { behind: `${NBSP}m²` };

function rangeText([min, max]: Range, { before = '', behind = '' }: Unit, tools: LocaleTools): string | null {
  const value = (number: number): string => tools.number(number, 1);
  if (min === null) {
    return max === null ? null : tools.text('search.upTo', { value: before + value(max) + behind });
  }
  if (max === null) return tools.text('search.from', { value: before + value(min) + behind });
  const range = min === max ? value(min) : `${value(min)} – ${value(max)}`;
  return before + range + behind;
}

/** `from CHF 1,000`; null without a bound. The same holds for the functions below. */
export const priceRangeText = ({ minPrice, maxPrice }: SearchFilter, tools: LocaleTools): string | null =>
  rangeText([minPrice, maxPrice], FRANCS, tools);

/** `CHF 20 – 30 per m²` */
export function pricePerM2RangeText({ minPricePerM2, maxPricePerM2 }: SearchFilter, tools: LocaleTools): string | null {
  const price = rangeText([minPricePerM2, maxPricePerM2], FRANCS, tools);
  return price && tools.text('offer.pricePerM2', { price });
}

/** `up to 120 m²` */
export const areaRangeText = ({ minLivingSpace, maxLivingSpace }: SearchFilter, tools: LocaleTools): string | null =>
  rangeText([minLivingSpace, maxLivingSpace], SQUARE_METRES, tools);

/** `from 3.5 rooms` */
export function roomsRangeText({ minRooms, maxRooms }: SearchFilter, tools: LocaleTools): string | null {
  if (minRooms !== null && minRooms === maxRooms) return tools.rooms(minRooms);
  const range = rangeText([minRooms, maxRooms], {}, tools);
  return range && tools.text('search.roomsRange', { range });
}
