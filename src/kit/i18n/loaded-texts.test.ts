import { expect, test, vi } from 'vitest';
import { ensureTexts, loadedTexts, withTexts } from './loaded-texts.ts';
import { loadMessages } from './messages.ts';

vi.mock('./messages.ts', () => ({ loadMessages: vi.fn(async () => ({})) }));

const fetched = () => {
  const calls = vi.mocked(loadMessages).mock.calls.map(([locale, parts = []]) => [locale, ...parts].join(' '));
  vi.mocked(loadMessages).mockClear();
  return calls;
};

test('a piece of a page brings its texts in the language spoken, and in those to come', async () => {
  expect(() => loadedTexts('en')).toThrow('The texts of "en" have not been fetched.');
  await ensureTexts('en', ['home']);
  expect(loadedTexts('en')).toEqual({});
  expect(fetched()).toEqual(['en home']);
  expect(await withTexts('map', Promise.resolve('the map'))).toBe('the map');
  expect(fetched()).toEqual(['en map']);
  await ensureTexts('fr', ['search']);
  expect(fetched()).toEqual(['fr map search']);
});

test('a piece that arrives while the language is being changed waits for both', async () => {
  const change = ensureTexts('de', []);
  await withTexts('placeholder', Promise.resolve());
  await change;
  expect(fetched()).toContain('de placeholder');
});

test('a piece whose texts do not arrive fails as one that does not arrive itself', async () => {
  vi.mocked(loadMessages).mockRejectedValue(new Error('offline'));
  await expect(withTexts('map', Promise.resolve())).rejects.toThrow('offline');
});
