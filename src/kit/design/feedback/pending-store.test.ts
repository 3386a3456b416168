import { expect, test } from 'vitest';
import { createPendingStore } from './pending-store.ts';

test('a scope is pending until its last request has ended, well or badly', async () => {
  const store = createPendingStore();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const results = [store.track('results', first.promise), store.track('results', second.promise)];
  expect(store.count('results')).toBe(2);
  expect(store.count('gallery')).toBe(0);

  first.resolve('homes');
  expect(await results[0]).toBe('homes');
  expect(store.count('results')).toBe(1);

  second.reject(new Error('away'));
  await expect(results[1]).rejects.toThrow('away');
  expect(store.count('results')).toBe(0);
});
