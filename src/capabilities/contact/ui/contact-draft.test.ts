import { expect, test } from 'vitest';
import { readContactDraft, writeContactDraft } from './contact-draft.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const DRAFT = { name: 'Anna', email: 'anna@example.ch', subject: 'Bug', message: 'It rains.\nInside.' };

test('what was written is read again, for a week', () => {
  const stored = writeContactDraft(DRAFT, NOW);
  expect(readContactDraft(stored, NOW + 6 * DAY)).toEqual(DRAFT);
  expect(readContactDraft(stored, NOW + 7 * DAY)).toEqual({});
});

test('a name alone is no draft', () => {
  expect(writeContactDraft({ name: 'Anna', email: 'anna@example.ch', subject: '', message: '' }, NOW)).toBeNull();
});

test.each([null, '', 'null', '[]', '"x"', '{"subject":"x"}', '{', `{"savedMs":${NOW * 2},"subject":"x"}`])(
  'what stands there as %s is no draft',
  (text) => {
    expect(readContactDraft(text, NOW)).toEqual({});
  },
);

test('what is no text of a field is left out', () => {
  expect(readContactDraft(`{"savedMs":${NOW},"subject":1,"message":"x","other":"y"}`, NOW)).toEqual({ message: 'x' });
});
