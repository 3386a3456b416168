import { expect, test } from 'vitest';
import { auditQuery, dayIn, idIn, readAuditFilter } from './audit-filter.ts';

const FILTER = { kind: 'offer', object: '12', person: 'anna@example.ch', from: '2026-11-01', to: '' };

test('the filter of a link comes back from it', () => {
  expect(readAuditFilter(auditQuery(FILTER, 99).slice(1))).toEqual(FILTER);
  expect(auditQuery({ kind: '', object: '', person: '', from: '', to: '' }, null)).toBe('');
});

test.each([
  ['12', 12],
  ['0', null],
  ['1.5', null],
  ['99999999999', null],
  ['x', null],
] as const)('%s names the object %s', (text, id) => {
  expect(idIn(text)).toBe(id);
});

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-11-31', null],
  ['30.11.2026', null],
  ['', null],
] as const)('%j is the day %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});
