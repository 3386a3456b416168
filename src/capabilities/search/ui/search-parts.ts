import { sourceText } from '#capabilities/offers/offer-source.ts';
import { bitsOf } from '#kernel/bits.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { EMPTY_FILTER, FloorFilter, type SearchFilter, shapeCount } from '../search.filter.ts';
import { areaRangeText, pricePerM2RangeText, priceRangeText, roomsRangeText } from './choices/range-texts.ts';

/** One filter of a search: its text, and the search without it. */
export interface SearchPart {
  label: string;
  without: SearchFilter;
  /** Whether a button of the wide filter bar shows it already. */
  isInBar: boolean;
}

/** Facts that a filter lacks: names for its ids, and whether its area follows the map. */
export interface PartNames {
  agency?: string | null;
  source?: string | null;
  isMapArea?: boolean;
}

type Change = Partial<SearchFilter>;

/**
 * Every filter of a search beyond kind and place, in the order of the filter bar; values set together (a smallest and a largest
 * price) are removed together.
 */
export function searchParts(filter: SearchFilter, tools: LocaleTools, words: PartNames = {}): SearchPart[] {
  const parts = [
    ...rangeParts(filter, tools),
    ...flagParts(filter, tools),
    ...timeParts(filter, tools),
    ...advertiserParts(filter, tools, words),
    ...areaParts(filter, tools, words),
  ];
  return parts.flatMap(([label, change, isInBar = false]) =>
    label === null ? [] : { label, without: { ...filter, ...change, pageNumber: 1 }, isInBar },
  );
}

type Part = readonly [label: string | null, dropped: Change, isInBar?: boolean];

function rangeParts(filter: SearchFilter, tools: LocaleTools): Part[] {
  const price = priceRangeText(filter, tools);
  return [
    [price, { minPrice: null, maxPrice: null }, true],
    [
      filter.excludePriceOnRequest ? tools.text('search.withPrice') : null,
      { excludePriceOnRequest: false },
      price === null,
    ],
    [roomsRangeText(filter, tools), { minRooms: null, maxRooms: null }, true],
    [areaRangeText(filter, tools), { minLivingSpace: null, maxLivingSpace: null }, true],
    [pricePerM2RangeText(filter, tools), { minPricePerM2: null, maxPricePerM2: null }],
  ];
}

function flagParts({ subCategory, features, floor }: SearchFilter, { text }: LocaleTools): Part[] {
  const kinds = bitsOf(subCategory);
  return [
    ...kinds.map(
      (bit): Part => [text(`offer.subCategory.${bit}`), { subCategory: subCategory & ~bit }, kinds.length === 1],
    ),
    ...bitsOf(features).map((bit): Part => [text(`offer.feature.${bit}`), { features: features & ~bit }]),
    [floor === FloorFilter.All ? null : text(`search.floor.${floor}`), { floor: FloorFilter.All }],
  ];
}

function timeParts({ added, availableFrom }: SearchFilter, { text, date }: LocaleTools): Part[] {
  return [
    [added === 0 ? null : text(`search.added.${added}`), { added: 0 }],
    [availableFrom && text('search.availableBy', { date: date(availableFrom) }), { availableFrom: null }],
  ];
}

function advertiserParts(filter: SearchFilter, { text }: LocaleTools, { agency, source }: PartNames): Part[] {
  const { noAgency, agencyId, agencyName, sourceType } = filter;
  return [
    [noAgency ? text('search.privateOnly') : null, { noAgency: false }],
    [agencyName && text('search.agency', { name: agencyName }), { agencyName: null }],
    [agencyId === null ? null : (agency ?? text('search.oneAgency')), { agencyId: null }],
    [sourceType === null ? null : sourceText({ id: sourceType, name: source ?? null }, text), { sourceType: null }],
  ];
}

function areaParts(filter: SearchFilter, { text, number }: LocaleTools, { isMapArea }: PartNames): Part[] {
  const { maxDistance } = filter;
  const { polygons, rectangles, circles } = EMPTY_FILTER;
  return [
    [maxDistance === null ? null : text('search.around', { km: number(maxDistance) }), { maxDistance: null }],
    [
      shapeCount(filter) > 0 ? text(isMapArea ? 'search.mapArea' : 'search.shapes') : null,
      { polygons, rectangles, circles },
    ],
  ];
}
