import { beforeEach, expect, test } from 'vitest';
import { browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { reportDraft } from './report-draft.ts';

const DRAFT = { description: 'Gone', reason: 'gone', email: 'rita@example.ch' };

beforeEach(() => void browserTabs());

test('a draft is read for its listing alone', () => {
  reportDraft(12).keep(DRAFT);
  expect([reportDraft(12).read(), reportDraft(13).read(), reportDraft(null).read()]).toEqual([DRAFT, {}, {}]);
  reportDraft(null).keep(DRAFT);
  expect([reportDraft(12).read(), reportDraft(null).read()]).toEqual([{}, DRAFT]);
});

test('a report that an earlier build stored is read', () => {
  localStorage.setItem('lm_report_draft', JSON.stringify({ ...DRAFT, offerId: 12, savedMs: Date.now() }));
  expect(reportDraft(12).read()).toEqual(DRAFT);
});

test('a draft without a description is not stored', () => {
  reportDraft(12).keep({ reason: 'gone', email: 'rita@example.ch' });
  expect(localStorage.getItem('lm_report_draft')).toBeNull();
});

test.each(['[]', '{"savedMs":0}', '{"offerId":"12"}', 'null'])('a stored value %s is no draft', (text) => {
  localStorage.setItem('lm_report_draft', text);
  expect([reportDraft(12).read(), reportDraft(null).read()]).toEqual([{}, {}]);
});
