import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './report-draft.ts';

const DAY_MS = 86_400_000;
const DRAFT = { description: 'Gone', reason: 'gone', email: 'rita@example.ch' };

test('a draft comes back for the listing it is about, for a week', () => {
  const text = writeDraft(DRAFT, 12, 0);
  expect(readDraft(text, 12, 6 * DAY_MS)).toEqual(DRAFT);
  expect(readDraft(text, 13, 0)).toEqual({});
  expect(readDraft(text, null, 0)).toEqual({});
  expect(readDraft(text, 12, 8 * DAY_MS)).toEqual({});
});

test('one in which nothing was told is not kept', () => {
  expect(writeDraft({ reason: 'gone', email: 'rita@example.ch' }, 12, 0)).toBeNull();
});

test.each([null, '', '[]', '{"savedMs":"x"}', '{"savedMs":0,"offerId":12,"description":7}', 'no json'])(
  'whatever else is stored there is none: %s',
  (text) => {
    expect(readDraft(text, 12, 1)).toEqual({});
  },
);
