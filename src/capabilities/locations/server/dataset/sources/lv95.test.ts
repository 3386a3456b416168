import { expect, test } from 'vitest';
import { lv95ToWgs84 } from './lv95.ts';

test.each([
  ['the origin in Bern', 2_600_000, 1_200_000, 7.438632, 46.951083],
  ['the example of swisstopo', 2_700_000, 1_100_000, 8.730497, 46.044131],
])('%s comes out within a metre', (_name, east, north, lng, lat) => {
  const [foundLng, foundLat] = lv95ToWgs84(east, north);
  expect(Math.abs(foundLng - lng)).toBeLessThan(1e-5);
  expect(Math.abs(foundLat - lat)).toBeLessThan(1e-5);
});
