import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/time.ts';
import { readReportDraft, writeReportDraft } from './report-draft.ts';

const DRAFT = { description: 'Gone', reason: 'gone', email: 'rita@example.ch' };

test('a draft comes back for the listing it is about, for a week', () => {
  const text = writeReportDraft(DRAFT, 12, 0);
  expect(readReportDraft(text, 12, 6 * DAY_MS)).toEqual(DRAFT);
  expect(readReportDraft(text, 13, 0)).toEqual({});
  expect(readReportDraft(text, null, 0)).toEqual({});
  expect(readReportDraft(text, 12, 8 * DAY_MS)).toEqual({});
});

test('one in which nothing was told is not kept', () => {
  expect(writeReportDraft({ reason: 'gone', email: 'rita@example.ch' }, 12, 0)).toBeNull();
});

test.each([null, '', '[]', '{"savedMs":"x"}', '{"savedMs":0,"offerId":12,"description":7}', 'no json'])(
  'whatever else is stored there is none: %s',
  (text) => {
    expect(readReportDraft(text, 12, 1)).toEqual({});
  },
);
