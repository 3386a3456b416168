import { describe, expect, test } from 'vitest';
import { DEFAULT_VIEW, EMPTY_FILTER } from '../../../search.filter.ts';
import type { ResultsAddress } from '../../../search.links.ts';
import { afterRequest, afterShowing, isDue, markTrailSent, startTrail } from './map-trail.ts';

const search = (lng: number): ResultsAddress => ({
  filter: { ...EMPTY_FILTER, rectangles: [{ south: 46, west: lng, north: 47, east: lng + 1 }] },
  view: { ...DEFAULT_VIEW, area: true, zoom: 10, lat: 46.5, lng },
});
const [first, second, third] = [search(6), search(7), search(8)];
const sentBoth = markTrailSent(afterRequest(markTrailSent(afterRequest(startTrail(first), second)), third));

describe('a map that is moved faster than the list follows', () => {
  test('sends each area to the page once', () => {
    const start = startTrail(first);
    expect(isDue(start)).toBe(false);
    const moved = afterRequest(start, second);
    expect(isDue(moved)).toBe(true);
    expect(isDue(markTrailSent(moved))).toBe(false);
  });

  test('is not called back by the list of an area it has left', () => {
    const late = afterShowing(sentBoth, second);
    expect(late.asked).toBe(third);
    expect(late.standpoint).toBe(first);
    expect(isDue(late)).toBe(false);
    expect(afterShowing(late, third).asked).toBe(third);
  });

  test('is not called back either when the list skips an area', () => {
    const arrived = afterShowing(sentBoth, third);
    expect(arrived).toMatchObject({ asked: third, standpoint: first, sent: [] });
    expect(isDue(arrived)).toBe(false);
  });

  test('goes back to an area that it sent before', () => {
    expect(isDue(afterRequest(afterShowing(sentBoth, third), third))).toBe(false);
    expect(isDue(afterRequest(sentBoth, second))).toBe(true);
  });
});

test('a search that comes from elsewhere takes the map with it', () => {
  const filtered = { ...first, filter: { ...first.filter, minPrice: 1000 } };
  expect(afterShowing(afterRequest(sentBoth, second), filtered)).toEqual(startTrail(filtered));
});
