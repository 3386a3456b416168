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

test('the accounts name their period, and a wrong period differs from none', () => {
  const period = { from: '2026-10-01', to: '2026-12-31' };
  const choice = { ...firstPageOf('books'), period };
  expect(staffPaymentsHref(choice, 'en')).toBe('/en/workspace/payments?section=books&from=2026-10-01&to=2026-12-31');
  expect(readStaffSection('section=books&from=2026-10-01&to=2026-12-31')).toEqual(choice);
  for (const query of ['from=2026-10-01', 'from=2026-02-30&to=2026-03-01', 'from=2026-12-31&to=2026-10-01'])
    expect(readStaffSection(`section=books&${query}`)).toMatchObject({ period: null, isPeriodWrong: true });
  expect(readStaffSection('section=books')).toMatchObject({ period: null, isPeriodWrong: false });
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
