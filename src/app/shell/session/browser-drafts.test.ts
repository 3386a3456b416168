import { afterEach, expect, test, vi } from 'vitest';
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
