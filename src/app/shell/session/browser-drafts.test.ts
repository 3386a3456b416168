import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { DRAFT_KEYS } from '#generated/draft-keys.ts';
import { clearDrafts } from './browser-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('logging out takes drafts and seen homes, and nothing else', () => {
  const stored: Record<string, string> = {
    lm_quotes_sell: '{}',
    lm_quotes_rent: '{}',
    lm_estimate_0: '{}',
    lm_report_draft: '{}',
    lm_notes_7: '{}',
    lm_message_thread_7: '{}',
    lm_seen_offers: '[7]',
    lm_visitor: 'v-1',
    lm_alerts: '[]',
    quotes_of_others: 'x',
  };
  const removeItem = (key: string): void => {
    delete stored[key];
  };
  vi.stubGlobal('localStorage', Object.defineProperty(stored, 'removeItem', { value: removeItem }));
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
  clearDrafts();
  expect(deleted).toEqual(['lm_pictures']);
  expect(Object.keys(stored)).toEqual(['lm_visitor', 'lm_alerts', 'quotes_of_others']);
});

test('a browser that keeps nothing has none to take', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(clearDrafts).not.toThrow();
});

test('logging out takes the drafts of every store', () => {
  const sources = globSync('src/{capabilities,pages}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const prefixes = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return /\bdraftStore\b/.test(text) ? [...text.matchAll(/\bprefix: '([^']*)'/g)].map(([, prefix]) => prefix) : [];
  });
  expect(prefixes.length).toBeGreaterThanOrEqual(5);
  for (const prefix of prefixes) expect(DRAFT_KEYS).toContain(prefix);
});
