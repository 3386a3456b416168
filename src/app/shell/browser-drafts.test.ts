import { expect, test } from 'vitest';
import { clearDrafts } from './browser-drafts.ts';

test('logging out takes the drafts of listings and estimates, and nothing else', () => {
  const kept: Record<string, string> = {
    lm_quotes_sell: '{}',
    lm_quotes_rent: '{}',
    lm_estimate_0: '{}',
    lm_visitor: 'v-1',
    lm_alerts: '[]',
    quotes_of_others: 'x',
  };
  const removeItem = (key: string): void => {
    delete kept[key];
  };
  const storage = Object.defineProperty(kept, 'removeItem', { value: removeItem }) as unknown as Storage;
  clearDrafts(storage);
  expect(Object.keys(kept)).toEqual(['lm_visitor', 'lm_alerts', 'quotes_of_others']);
});
