import { afterEach, expect, test, vi } from 'vitest';
import { forgetDraft, readNoteDraft, writeNoteDraft } from './note-draft.ts';

afterEach(() => vi.unstubAllGlobals());

test('words that were saved are forgotten, those written meanwhile are not', () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  });
  writeNoteDraft(1, 7, 'Nice');
  writeNoteDraft(1, 7, 'Nice, but loud');
  forgetDraft(1, 7, 'Nice');
  expect(readNoteDraft(1, 7)).toBe('Nice, but loud');
  forgetDraft(1, 7, 'Nice, but loud');
  expect(readNoteDraft(1, 7)).toBeNull();
});
