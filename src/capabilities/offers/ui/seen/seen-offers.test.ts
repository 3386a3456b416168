import { expect, test } from 'vitest';
import { readSeen, writeSeen } from './seen-offers.ts';

test('homes looked at are remembered once, the latest last', () => {
  const once = writeSeen([], 7);
  const again = writeSeen(readSeen(writeSeen(readSeen(once), 9)), 7);
  expect(readSeen(again)).toEqual([9, 7]);
});

test('only the latest five hundred are remembered', () => {
  const many = Array.from({ length: 500 }, (_, id) => id);
  expect(readSeen(writeSeen(many, 1_000))).toEqual([...many.slice(1), 1_000]);
});

test.each([null, '', '{', '{"a":1}', '"7"', '[1,"2",null,3.5]'])('no stored value breaks the page: %j', (text) => {
  expect(readSeen(text)).toEqual(text?.startsWith('[') ? [1] : []);
});
