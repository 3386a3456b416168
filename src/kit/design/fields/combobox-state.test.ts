import { expect, test } from 'vitest';
import { CLOSED_COMBOBOX, type ComboboxAction, comboboxReducer } from './combobox-state.ts';

const after = (...actions: ComboboxAction[]) => actions.reduce(comboboxReducer, CLOSED_COMBOBOX);

test('typing opens the list with its first row ready for Enter', () => {
  expect(after({ type: 'typed' }, { type: 'listed', count: 4 })).toEqual({ isOpen: true, active: 0 });
});

test('a list without rows has none ready', () => {
  expect(after({ type: 'typed' }, { type: 'listed', count: 0 })).toEqual({ isOpen: true, active: -1 });
});

test('arrows run in a circle', () => {
  const down = { type: 'moved', by: 1, count: 3 } as const;
  const up = { type: 'moved', by: -1, count: 3 } as const;
  expect(after({ type: 'typed' }, down, down, down).active).toBe(0);
  expect(after({ type: 'typed' }, up).active).toBe(2);
});

test('an arrow opens a closed list at its first or last row', () => {
  expect(after({ type: 'moved', by: 1, count: 3 })).toEqual({ isOpen: true, active: 0 });
  expect(after({ type: 'moved', by: -1, count: 3 })).toEqual({ isOpen: true, active: 2 });
  expect(after({ type: 'moved', by: 1, count: 0 })).toEqual(CLOSED_COMBOBOX);
});

test('a new answer starts again at its first row', () => {
  const down = { type: 'moved', by: 1, count: 9 } as const;
  expect(after({ type: 'typed' }, down, down, { type: 'listed', count: 2 }).active).toBe(0);
});

test('leaving forgets the row', () => {
  expect(after({ type: 'typed' }, { type: 'pointed', index: 2 }, { type: 'closed' })).toEqual(CLOSED_COMBOBOX);
});
