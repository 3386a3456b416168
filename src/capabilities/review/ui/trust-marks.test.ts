import { expect, test } from 'vitest';
import { createLocaleTools } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { trustMarks } from './trust-marks.ts';

const tools = createLocaleTools('en', await loadMessages('en'));
const NOTHING = {
  isEmailConfirmed: false,
  memberSince: null,
  reviewedAt: null,
  hasOwnPictures: false,
  feedSince: null,
};
const marksOf = (trust: object, agencyName: string | null = null) =>
  trustMarks({ trust: { ...NOTHING, ...trust }, contactInfo: { agencyName } }, tools);

test('unknown facts are not marked', () => {
  expect(marksOf({})).toEqual([]);
  expect(marksOf({ feedSince: '2024-05-01T00:00:00Z' })).toEqual([]);
});

test('each mark shows its reason in words', () => {
  const all = { isEmailConfirmed: true, memberSince: '2024-05-01T00:00:00Z', reviewedAt: '2026-11-01T00:00:00Z' };
  const marks = marksOf({ ...all, hasOwnPictures: true });
  expect(marks.map(({ id }) => id)).toEqual(['reviewed', 'email', 'member', 'pictures']);
  for (const { title, reason } of marks) {
    expect(title).not.toMatch(/listing\.|\{/);
    expect(reason).not.toMatch(/listing\.|\{/);
  }
});

test('a listing of a feed names its agency', () => {
  const [mark] = marksOf({ feedSince: '2024-05-01T00:00:00Z' }, 'Seeblick AG');
  expect(mark?.title).toContain('Seeblick AG');
});
