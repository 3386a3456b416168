import { beforeEach, expect, test } from 'vitest';
import { browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { movingDraft } from './moving-draft.ts';

const DAY_MS = 86_400_000;
const DRAFT = { fromPlace: '8004 Zürich', toPlace: 'Chur', movingOn: '2026-12-31', name: 'Anna', email: 'a@b.ch' };
const stored = (savedMs: number): void =>
  localStorage.setItem('lm_moving_draft', JSON.stringify({ ...DRAFT, savedMs }));

beforeEach(() => void browserTabs());

test('an unsent request is read again for a week, also one that an earlier build stored', () => {
  movingDraft.keep(DRAFT);
  expect(movingDraft.read()).toEqual(DRAFT);
  stored(Date.now() - 6 * DAY_MS);
  expect(movingDraft.read()).toEqual(DRAFT);
  stored(Date.now() - 7 * DAY_MS);
  expect(movingDraft.read()).toEqual({});
});

test('a name alone is no draft', () => {
  movingDraft.keep({ name: 'Anna', email: 'a@b.ch' });
  expect(localStorage.getItem('lm_moving_draft')).toBeNull();
});

test('a sent request leaves no draft', () => {
  movingDraft.keep(DRAFT);
  movingDraft.forget();
  expect(localStorage.getItem('lm_moving_draft')).toBeNull();
});
