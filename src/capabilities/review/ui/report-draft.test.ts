import { beforeEach, expect, test } from 'vitest';
import { browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { reportDraft } from './report-draft.ts';

const DRAFT = { description: 'Gone', reason: 'gone', email: 'rita@example.ch' };

beforeEach(() => void browserTabs());

test('a draft is read for its listing alone', () => {
  reportDraft.keep(DRAFT, 12);
  expect([reportDraft.read(12), reportDraft.read(13), reportDraft.read(null)]).toEqual([DRAFT, {}, {}]);
  reportDraft.keep(DRAFT, null);
  expect([reportDraft.read(12), reportDraft.read(null)]).toEqual([{}, DRAFT]);
});

test('a report that an earlier build stored is read', () => {
  localStorage.setItem('lm_report_draft', JSON.stringify({ ...DRAFT, offerId: 12, savedMs: Date.now() }));
  expect(reportDraft.read(12)).toEqual(DRAFT);
});

test('a draft without a description is not stored', () => {
  reportDraft.keep({ reason: 'gone', email: 'rita@example.ch' }, 12);
  expect(localStorage.getItem('lm_report_draft')).toBeNull();
});

test.each(['[]', '{"savedMs":0}', '{"offerId":"12"}', 'null'])('a stored value %s is no draft', (text) => {
  localStorage.setItem('lm_report_draft', text);
  expect([reportDraft.read(12), reportDraft.read(null)]).toEqual([{}, {}]);
});
