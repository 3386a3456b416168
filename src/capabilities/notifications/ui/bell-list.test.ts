import { expect, test } from 'vitest';
import type { BellEntry } from './bell-kinds.ts';
import { entriesOf, mergedEntries, withChangedEntries, withoutEntry } from './bell-list.ts';

const entry = (activityId: string, type: number, day: number, seen = false): BellEntry => ({
  activityId,
  type,
  date: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  seen,
  data: {},
});
const idsOf = (entries: readonly BellEntry[]): string[] => entries.map(({ activityId }) => activityId);

test('messages, suggestions, alerts and articles in this order, the latest of each first; agents’ last', () => {
  const mixed = [entry('agent', 4, 9), entry('blog', 2, 8), entry('alert', 3, 1), entry('count', 1, 1)];
  expect(idsOf(mergedEntries(mixed, [entry('old', 0, 1), entry('new', 0, 2)]))).toEqual([
    'new',
    'old',
    'count',
    'alert',
    'blog',
    'agent',
  ]);
});

test('an activity is listed once, in its last version', () => {
  const [first] = mergedEntries([entry('a', 0, 1)], [entry('a', 0, 2, true), entry('a', 0, 2, true)]);
  expect(first).toEqual(entry('a', 0, 2, true));
});

test('removing removes the activity of the first entry, a patch changes only its fields', () => {
  const list = [entry('a', 0, 3), entry('b', 0, 2)];
  expect(idsOf(withoutEntry(list, [{ activityId: 'a' }, { activityId: 'b' }]))).toEqual(['b']);
  expect(
    withChangedEntries(list, [
      { activityId: 'b', seen: true },
      { activityId: 'none', seen: true },
    ]),
  ).toEqual([entry('a', 0, 3), entry('b', 0, 2, true)]);
});

test('an invalid list of activities contains nothing', () => {
  for (const data of [null, 'text', { activityId: 'a' }, [null, 7, {}]]) expect(entriesOf(data)).toEqual([]);
});
