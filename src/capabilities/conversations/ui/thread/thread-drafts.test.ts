import { beforeEach, expect, test } from 'vitest';
import { type BrowserTabs, browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { threadDrafts } from './thread-drafts.ts';
import { ThreadText } from './thread-text.ts';

const PLACE = { conversationId: 5, accountId: 7 };
const NAME = 'lm_message_thread_5';
const file = { id: 7, name: 'plan.pdf', kind: 'pdf', bytes: 10 };
const outgoing = { key: 'k-1', text: 'Guten Tag', files: [], sentMs: 1 };
const HOUR = 3_600_000;

let browser: BrowserTabs;
beforeEach(() => {
  browser = browserTabs();
});

const stored = (draft: unknown, savedMs = Date.now()): string => JSON.stringify({ by: 7, savedMs, draft });

test('a text and messages under way outlive the page, separate for each conversation and member', () => {
  threadDrafts.storeText(PLACE, { next: 'Noch etwas', before: '' });
  threadDrafts.storeFile(PLACE, file);
  threadDrafts.storeMessage(PLACE, { ...outgoing, key: 'k-2', sentMs: 2 });
  threadDrafts.storeMessage(PLACE, outgoing);
  expect(threadDrafts.text(PLACE)).toBe('Noch etwas');
  expect(threadDrafts.files(PLACE)).toEqual([file]);
  expect(threadDrafts.messages(PLACE).map(({ key }) => key)).toEqual(['k-1', 'k-2']);
  for (const other of [
    { conversationId: 55, accountId: 7 },
    { conversationId: 5, accountId: 8 },
  ])
    expect([threadDrafts.text(other), threadDrafts.files(other), threadDrafts.messages(other)]).toEqual(['', [], []]);
});

test('files that the server may have swept are left out, and those that left with a message', () => {
  localStorage.setItem(`${NAME}_file_7`, stored(file, Date.now() - 21 * HOUR));
  threadDrafts.storeFile(PLACE, { ...file, id: 8 });
  threadDrafts.storeFile(PLACE, { ...file, id: 9 });
  threadDrafts.storeMessage(PLACE, { ...outgoing, files: [{ ...file, id: 8 }] });
  expect(threadDrafts.files(PLACE).map(({ id }) => id)).toEqual([9]);
});

test('an entry of earlier pages with everything in one is split once, and none of it lost', () => {
  const all = { text: 'Noch etwas', files: [file], outgoing: [outgoing, null, { key: 7 }], filesMs: Date.now() };
  localStorage.setItem(NAME, stored(all));
  expect(threadDrafts.messages(PLACE)).toEqual([outgoing]);
  expect([threadDrafts.text(PLACE), threadDrafts.files(PLACE)]).toEqual(['Noch etwas', [file]]);
  threadDrafts.dropMessage(PLACE, 'k-1');
  expect(threadDrafts.messages(PLACE)).toEqual([]);
  expect(browser.names().sort()).toEqual([NAME, `${NAME}_file_7`]);
});

test.each([undefined, null, 'x', [], { text: 7, files: 'x', outgoing: [null, { key: 7 }], filesMs: 'x' }])(
  'a stored %j holds nothing',
  (draft) => {
    for (const name of [NAME, `${NAME}_message_k`, `${NAME}_file_7`]) localStorage.setItem(name, stored(draft));
    expect([threadDrafts.text(PLACE), threadDrafts.files(PLACE), threadDrafts.messages(PLACE)]).toEqual(['', [], []]);
  },
);

/** A tab with the conversation open. */
function fieldIn(tab: number): { words: () => string; write: (next: string) => void } {
  const field = new ThreadText(PLACE);
  browser.inTab(tab, () => field.open());
  return { words: field.words, write: (next) => browser.inTab(tab, () => field.write(next)) };
}

test('a tab that sends what stood in its field leaves the newer words of another tab', () => {
  const first = fieldIn(1);
  first.write('of the first');
  const second = fieldIn(2);
  expect(second.words()).toBe('of the first');
  second.write('of the first, and of the second');
  first.write('');
  expect(second.words()).toBe('of the first, and of the second');
  expect(threadDrafts.text(PLACE)).toBe('of the first, and of the second');
});

test('words that a tab only found there go when the tab that wrote them sends them', () => {
  const first = fieldIn(1);
  first.write('hello');
  const second = fieldIn(2);
  first.write('');
  expect([second.words(), threadDrafts.text(PLACE)]).toEqual(['', '']);
});

test('a text is stored as long as a tab shows it, also when another tab overwrote it and undid that', () => {
  const [first, second] = [fieldIn(1), fieldIn(2)];
  second.write('long and important');
  first.write('x');
  expect(second.words()).toBe('long and important');
  first.write('');
  expect(first.words()).toBe('');
  expect(fieldIn(3).words()).toBe('long and important');
});
