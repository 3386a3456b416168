import type { Position } from '#kernel/boundary.ts';

/**
 * Converts coordinates of the national grid (LV95, EPSG 2056) by the approximate formula of swisstopo, good to one metre
 * within Switzerland.
 *
 * @param east metres, 2,480,000 … 2,840,000
 * @param north metres, 1,070,000 … 1,300,000
 * @source docs/reference/places-and-market.md, "National grid"
 */
export function lv95ToWgs84(east: number, north: number): Position {
  const y = (east - 2_600_000) / 1_000_000;
  const x = (north - 1_200_000) / 1_000_000;
  const lng = 2.6779094 + 4.728982 * y + 0.791484 * y * x + 0.1306 * y * x ** 2 - 0.0436 * y ** 3;
  const lat = 16.9023892 + 3.238272 * x - 0.270978 * y ** 2 - 0.002528 * x ** 2 - 0.0447 * y ** 2 * x - 0.014 * x ** 3;
  return [(lng * 100) / 36, (lat * 100) / 36];
}
