/**
 * Fields that are cleared when a search switches between rent and buy, by their names in the address.
 * Rents say nothing about sale prices; the list and its map start over, as does a rectangle that only followed the map.
 *
 * The file has no imports of the search, so that the header loads nothing else of it.
 *
 * @source docs/reference/search.md, "Rent or buy"
 */
export const CLEARED_BY_OFFER_TYPE = [
  'minPrice',
  'maxPrice',
  'minPricePerM2',
  'maxPricePerM2',
  'pageNumber',
  'zoom',
  'lat',
  'lng',
] as const;

/** Fields cleared in addition where the area follows the map (`area` is true). */
export const CLEARED_WITH_MAP = ['rectangles', 'area'] as const;
