/**
 * What a search loses when it turns from rent to buy or back, by the names of its address: rents say nothing of prices,
 * and the list and its map begin anew, with them a rectangle that only followed the map. Stands alone, so that the header needs nothing else of the search.
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

/** What goes as well where the area follows the map (`area` is true). */
export const CLEARED_WITH_MAP = ['rectangles', 'area'] as const;
