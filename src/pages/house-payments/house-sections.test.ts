import { expect, test } from 'vitest';
import { houseHref, opened, readStaffSection } from './house-sections.ts';

test('an address and what it asks for lead to one another', () => {
  const wish = { ...opened('payouts'), isDone: true, page: 3 };
  expect(houseHref(wish, 'fr')).toBe('/fr/workspace/payments?section=payouts&done=1&page=3');
  expect(readStaffSection('section=payouts&done=1&page=3')).toEqual(wish);
  const found = { ...opened('payments'), search: 'a & b', status: 20, isDisputed: true };
  expect(readStaffSection(houseHref(found, 'en').split('?')[1] ?? '')).toEqual(found);
  expect(houseHref(opened('payments'), 'de')).toBe('/de/workspace/payments');
});

test('what a stranger writes there asks for nothing', () => {
  for (const query of [
    'section=secrets',
    'status=21',
    'page=-1',
    'page=1e9',
    'page=1.5',
    'done=yes',
    'disputed=yes',
    '',
  ])
    expect(readStaffSection(query)).toEqual(opened('payments'));
  expect(readStaffSection(`search=${'x'.repeat(5_000)}`).search).toHaveLength(100);
});
