import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#kernel/time.ts';
import { type BrowserTabs, browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { draftStore, textFields } from './draft-store.ts';

const rules = { prefix: 'words_', schema: textFields(['name', 'message']), longestMs: 7 * DAY_MS };
const store = draftStore(rules);
const DRAFT = { name: 'Anna', message: 'It rains.\nInside.' };

let browser: BrowserTabs;
beforeEach(() => {
  browser = browserTabs();
});

const put = (name: string, value: unknown): void => localStorage.setItem(`lm_words_${name}`, JSON.stringify(value));

test('a draft is read by its name, and deleted by null', () => {
  expect(store.write('a', DRAFT)).toBe(true);
  expect([store.read('a'), store.read('b')]).toEqual([DRAFT, null]);
  expect(browser.names()).toEqual(['lm_words_a']);
  expect(store.write('a', null)).toBe(true);
  expect(store.read('a')).toBeNull();
});

test('a draft lives as long as its kind says; a clock that was set back deletes none', () => {
  for (const [days, isThere] of [
    [6.9, true],
    [7, false],
    [-1, true],
    [-7, false],
  ] as const) {
    put('a', { ...DRAFT, savedMs: Date.now() - days * DAY_MS });
    expect([days, store.read('a') !== null]).toEqual([days, isThere]);
  }
});

test('fields of another build are left out', () => {
  put('a', { savedMs: Date.now(), name: 1, message: 'x', other: 'y' });
  expect(store.read('a')).toEqual({ message: 'x' });
});

test.each(['', 'null', '[]', '"x"', '{"name":"x"}', '{'])('a stored text %s is no draft', (text) => {
  localStorage.setItem('lm_words_a', text);
  expect([store.read('a'), store.list('')]).toEqual([null, []]);
});

test('drafts are listed by the beginning of their names', () => {
  for (const name of ['a_1', 'a_2', 'b_1']) store.write(name, { ...DRAFT, name });
  expect(store.list('a_').map(({ name }) => name)).toEqual(['a_1', 'a_2']);
});

test('a draft that is too long, or for which storage has no room, is reported as not stored', () => {
  store.write('a', DRAFT);
  expect(draftStore({ ...rules, mostChars: 100 }).write('a', { message: 'x'.repeat(101) })).toBe(false);
  expect(store.read('a')).toEqual(DRAFT);
  browser.fill();
  expect(store.write('b', DRAFT)).toBe(false);
});

test('a browser without storage has no drafts', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([store.write('a', DRAFT), store.read('a'), store.list('')]).toEqual([false, null, []]);
});

test('another tab reports which draft it stored or deleted', () => {
  const names: unknown[] = [];
  const stop = browser.inTab(1, () => store.onOther((name) => names.push(name)));
  browser.inTab(2, () => store.write('a', DRAFT));
  browser.inTab(2, () => localStorage.setItem('lm_other_1', 'x'));
  browser.inTab(2, () => store.write('a', null));
  browser.inTab(1, () => store.write('b', DRAFT));
  expect(names).toEqual(['a', 'a']);
  browser.inTab(1, stop);
});
