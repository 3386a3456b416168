import { expect, test } from 'vitest';
import { FIRST_ADDRESS, favouritesHref, readFavouritesAddress } from './favourites-address.ts';

test.each(['', 'section=hidden', 'view=map&order=14&pageNumber=3', 'section=together', 'compare=7,9,12,3'])(
  'an address is read back as it was written: %s',
  (query) => {
    const href = favouritesHref('de', readFavouritesAddress(query));
    expect(href).toBe(`/de/workspace/my-favourites${query && `?${query}`}`);
  },
);

test.each(['section=x&view=&order=9&pageNumber=0&compare=a,-1', 'pageNumber=1e99', 'order=1', 'pageNumber=1.5'])(
  'meaningless parts are left out: %s',
  (query) => {
    expect(readFavouritesAddress(query)).toEqual(FIRST_ADDRESS);
  },
);

test('four homes are compared at most, each once', () => {
  expect(readFavouritesAddress('compare=1,1,2,3,4,5').compare).toEqual([1, 2, 3, 4]);
});
