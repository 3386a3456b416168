import { expect, test } from 'vitest';
import { readMovingDraft, writeMovingDraft } from './moving-draft.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const DRAFT = { fromPlace: '8004 Zürich', toPlace: 'Chur', movingOn: '2026-12-31', name: 'Anna', email: 'a@b.ch' };

test('a draft is read again for a week', () => {
  const stored = writeMovingDraft(DRAFT, NOW);
  expect(readMovingDraft(stored, NOW + 6 * DAY)).toEqual(DRAFT);
  expect(readMovingDraft(stored, NOW + 7 * DAY)).toEqual({});
});

test('a name alone is no draft', () => {
  expect(writeMovingDraft({ name: 'Anna', email: 'a@b.ch' }, NOW)).toBeNull();
});

test.each([null, '', '[]', '"x"', '{', `{"savedMs":${NOW * 2},"toPlace":"x"}`])('%s is no draft', (text) => {
  expect(readMovingDraft(text, NOW)).toEqual({});
});
