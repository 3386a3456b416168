import { expect, test } from 'vitest';
import { browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { forgetDraft, readNoteDraft, writeNoteDraft } from './note-draft.ts';

test('words that were saved are forgotten, those written meanwhile are not', () => {
  browserTabs();
  writeNoteDraft(1, 7, 'Nice');
  writeNoteDraft(1, 7, 'Nice, but loud');
  forgetDraft(1, 7, 'Nice');
  expect(readNoteDraft(1, 7)).toBe('Nice, but loud');
  forgetDraft(1, 7, 'Nice, but loud');
  expect(readNoteDraft(1, 7)).toBeNull();
});

test('a note that an earlier build stored is read, also one that looks like JSON', () => {
  browserTabs();
  localStorage.setItem('lm_notes_1_7', '"Nice"');
  expect(readNoteDraft(1, 7)).toBe('"Nice"');
});
