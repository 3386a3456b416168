import { describe, expect, test } from 'vitest';
import {
  activeRow,
  CLOSED_COMBOBOX,
  type ComboboxAction,
  type ComboboxContent,
  comboboxReducer,
} from './combobox-state.ts';

const LAU: ComboboxContent = { query: 'Lau', count: 3, isLoading: false };
const EMPTY: ComboboxContent = { ...LAU, query: ' ' };

/** The row that looks chosen after some actions on a list. */
const active = (content: ComboboxContent, ...actions: ComboboxAction[]): number =>
  activeRow(actions.reduce(comboboxReducer, CLOSED_COMBOBOX), content);

/** Arrows, each from where the one before it led. */
const arrows = (content: ComboboxContent, ...steps: (1 | -1)[]): number => {
  let state = comboboxReducer(CLOSED_COMBOBOX, { type: 'opened' });
  for (const by of steps) {
    state = comboboxReducer(state, { type: 'moved', by, active: activeRow(state, content), count: content.count });
  }
  return activeRow(state, content);
};

describe('the row that looks chosen', () => {
  test('is the first one of a typed text, and none of an empty field', () => {
    expect(active(LAU, { type: 'typed' })).toBe(0);
    expect(active(EMPTY, { type: 'opened' })).toBe(-1);
  });

  test('is none while the rows are still those of an older text, after any movement', () => {
    expect(active({ ...LAU, isLoading: true }, { type: 'typed' })).toBe(-1);
    expect(active({ ...LAU, isLoading: true }, { type: 'typed' }, { type: 'pointed', row: 2 })).toBe(-1);
  });

  test('is none of a closed list, or of one without rows', () => {
    expect(active(LAU)).toBe(-1);
    expect(active(LAU, { type: 'typed' }, { type: 'closed' })).toBe(-1);
    expect(active({ ...LAU, count: 0 }, { type: 'typed' })).toBe(-1);
  });

  test('is the one under the mouse, and the first one again when the mouse leaves', () => {
    expect(active(LAU, { type: 'typed' }, { type: 'pointed', row: 2 })).toBe(2);
    expect(active(LAU, { type: 'typed' }, { type: 'pointed', row: 2 }, { type: 'pointed', row: null })).toBe(0);
    expect(active(EMPTY, { type: 'opened' }, { type: 'pointed', row: 2 }, { type: 'pointed', row: null })).toBe(-1);
  });

  test('is the first one of a new answer, and of a text typed on', () => {
    expect(active(LAU, { type: 'typed' }, { type: 'pointed', row: 2 }, { type: 'listed' })).toBe(0);
    expect(active(LAU, { type: 'typed' }, { type: 'pointed', row: 2 }, { type: 'typed' })).toBe(0);
  });
});

describe('arrows', () => {
  test('run in a circle', () => {
    expect(arrows(LAU, 1)).toBe(1);
    expect(arrows(LAU, 1, 1, 1)).toBe(0);
    expect(arrows(LAU, -1)).toBe(2);
  });

  test('begin at the first or last row where nothing looks chosen', () => {
    expect(arrows(EMPTY, 1)).toBe(0);
    expect(arrows(EMPTY, -1)).toBe(2);
  });

  test('open a closed list at its first or last row, and leave one without rows', () => {
    expect(active(LAU, { type: 'moved', by: 1, active: -1, count: 3 })).toBe(0);
    expect(active(LAU, { type: 'moved', by: -1, active: -1, count: 3 })).toBe(2);
    expect(comboboxReducer(CLOSED_COMBOBOX, { type: 'moved', by: 1, active: -1, count: 0 })).toEqual(CLOSED_COMBOBOX);
  });
});
