import { expect, test } from 'vitest';
import { DEFAULT_VIEW, EMPTY_FILTER } from '#capabilities/search/search.filter.ts';
import { withViewOf } from './data/shown-results.ts';
import { resultsKey } from './results-view.ts';

test('the list of a search is asked for again when its shapes change, not when its map is moved', () => {
  const moved = resultsKey('circles=46.5%2C6.6%2C2&zoom=11&lat=46.5&lng=6.6&viewMode=list&map=false');
  expect(moved).toBe(resultsKey('circles=46.5%2C6.6%2C2&zoom=12'));
  expect(moved).not.toBe(resultsKey('circles=46.5%2C6.6%2C3'));
  expect(resultsKey('rectangles=46,6,47,7&area=true')).not.toBe(resultsKey('rectangles=46,6,47,7'));
});

test('the page shows the homes as its address says now', () => {
  const data = { address: { filter: EMPTY_FILTER, view: DEFAULT_VIEW }, count: 3 };
  expect(withViewOf(data, 'zoom=11.5&lat=46.5&lng=6.6&map=false')).toEqual({
    address: { filter: EMPTY_FILTER, view: { ...DEFAULT_VIEW, map: false, zoom: 11.5, lat: 46.5, lng: 6.6 } },
    count: 3,
  });
});
