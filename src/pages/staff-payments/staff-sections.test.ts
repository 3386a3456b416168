import { expect, test } from 'vitest';
import { firstPageOf, readStaffSection, staffPaymentsHref } from './staff-sections.ts';

test('an address and what it asks for lead to one another', () => {
  const choice = { ...firstPageOf('payouts'), isDone: true, page: 3 };
  expect(staffPaymentsHref(choice, 'fr')).toBe('/fr/workspace/payments?section=payouts&done=1&page=3');
  expect(readStaffSection('section=payouts&done=1&page=3')).toEqual(choice);
  const found = { ...firstPageOf('payments'), search: 'a & b', status: 20, isDisputed: true };
  expect(readStaffSection(staffPaymentsHref(found, 'en').split('?')[1] ?? '')).toEqual(found);
  expect(staffPaymentsHref(firstPageOf('payments'), 'de')).toBe('/de/workspace/payments');
});

test('unknown values in the address are ignored', () => {
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
    expect(readStaffSection(query)).toEqual(firstPageOf('payments'));
  expect(readStaffSection(`search=${'x'.repeat(5_000)}`).search).toHaveLength(100);
});
