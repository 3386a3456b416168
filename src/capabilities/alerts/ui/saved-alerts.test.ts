import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The module in the state of a newly opened page. */
async function opened() {
  vi.resetModules();
  return import('./saved-alerts.ts');
}

test.each(['not json', '{}', 'null', '[1, ["a"], ["a", 1], [["a", "b"]]]'])(
  'entries of another build or a stranger count for nothing: %s',
  async (left) => {
    storage.set('lm_alerts', left);
    const { rememberSaved } = await opened();
    rememberSaved('1', 'question');
    expect(JSON.parse(storage.get('lm_alerts') ?? '')).toEqual([['1', 'question']]);
  },
);

test('the latest twenty are remembered, each search once, and forgotten when they are deleted', async () => {
  const { rememberSaved, forgetSaved } = await opened();
  for (let id = 1; id <= 22; id++) rememberSaved(String(id), `question ${id}`);
  rememberSaved('23', 'question 22');
  forgetSaved(['21']);
  const ids = (JSON.parse(storage.get('lm_alerts') ?? '') as [string, string][]).map(([id]) => id);
  expect(ids.at(-1)).toBe('23');
  expect(ids).toHaveLength(19);
  expect(ids).not.toContain('22');
});

test('a browser that keeps nothing works all the same', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { rememberSaved } = await opened();
  expect(() => rememberSaved('1', 'question')).not.toThrow();
});
