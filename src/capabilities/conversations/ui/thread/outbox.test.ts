import { beforeEach, expect, test } from 'vitest';
import type { ThreadMessageFragment } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { type BrowserTabs, browserTabs } from '#tests/support/browser/browser-tabs.ts';
import { ThreadOutbox } from './outbox.ts';
import { type Outgoing, threadDrafts } from './thread-drafts.ts';

const PLACE = { conversationId: 5, accountId: 7 };

/** Runs all pending microtasks and callbacks. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A simulated server, and the connection to it. */
class House {
  /** Keys of the messages it has stored. */
  readonly has = new Set<string>();
  /** Keys in the order of sending, with repetitions. */
  readonly sent: string[] = [];
  isAway = false;
  /** Holds further requests until it resolves. */
  hold: Promise<void> = Promise.resolve();
  refusal: AppError | null = null;

  async take({ key, text }: Outgoing): Promise<ThreadMessageFragment> {
    this.sent.push(text);
    await this.hold;
    if (this.isAway) throw new AppError('error.unavailable', { code: 503 });
    if (this.refusal) throw this.refusal;
    this.has.add(key);
    return { id: 1, key } as ThreadMessageFragment;
  }
}

let browser: BrowserTabs;
let house: House;
let calls: string[];

/** A tab with the conversation open. */
function tabWith(tab: number): ThreadOutbox & { texts: () => string[] } {
  const page = {
    post: (message: Outgoing) => house.take(message),
    onSent: () => void calls.push(`tab ${tab} sent`),
    onRemovedElsewhere: () => void calls.push(`tab ${tab} asks`),
  };
  const outbox = new ThreadOutbox(PLACE, () => page);
  browser.inTab(tab, () => outbox.open());
  return Object.assign(outbox, { texts: () => outbox.shown().map(({ text }) => text) });
}

beforeEach(() => {
  [browser, house, calls] = [browserTabs(), new House(), []];
});

test('two tabs keep their messages side by side, and the one that is opened anew takes up both', async () => {
  house.isAway = true;
  const [first, second] = [tabWith(1), tabWith(2)];
  browser.inTab(1, () => first.send('one', []));
  browser.inTab(2, () => second.send('two', []));
  browser.inTab(1, () => first.send('three', []));
  await settled();
  expect([first.texts(), second.texts()]).toEqual([['one', 'three'], ['two']]);
  const third = tabWith(3);
  expect(third.texts().sort()).toEqual(['one', 'three', 'two']);
  house.isAway = false;
  await settled();
  await settled();
  browser.inTab(3, () => third.retryBroken());
  await settled();
  expect(house.has.size).toBe(3);
  // Nothing remains to be sent, nor is shown as if it did.
  expect([first.texts(), second.texts(), third.texts(), browser.names()]).toEqual([[], [], [], []]);
  expect(calls).toContain('tab 1 asks');
  expect(calls).toContain('tab 2 asks');
});

test('a message that one tab discards leaves the other, and neither sends it', async () => {
  house.isAway = true;
  const first = tabWith(1);
  browser.inTab(1, () => first.send('one', []));
  await settled();
  const second = tabWith(2);
  await settled();
  expect(second.shown().map(({ failure }) => failure?.text)).toEqual(['error.unavailable']);
  browser.inTab(2, () => second.discard(second.shown()[0]?.key ?? ''));
  expect([first.texts(), second.texts(), browser.names()]).toEqual([[], [], []]);
  house.isAway = false;
  browser.inTab(1, () => first.retryBroken());
  await settled();
  expect(house.has.size).toBe(0);
});

test('a message that a tab is sending stays in it when another tab removes it, and goes once that has failed', async () => {
  house.isAway = true;
  const first = tabWith(1);
  browser.inTab(1, () => first.send('one', []));
  await settled();
  const second = tabWith(2);
  await settled();
  let letGo = (): void => {};
  house.hold = new Promise((resolve) => {
    letGo = resolve;
  });
  browser.inTab(1, () => first.retryBroken());
  browser.inTab(2, () => second.discard(second.shown()[0]?.key ?? ''));
  expect([first.texts(), second.texts()]).toEqual([['one'], []]);
  letGo();
  await settled();
  expect(first.texts()).toEqual([]);
});

test('a message that two tabs send is one, by its key', async () => {
  house.isAway = true;
  const first = tabWith(1);
  browser.inTab(1, () => first.send('one', []));
  await settled();
  house.isAway = false;
  const second = tabWith(2);
  browser.inTab(1, () => first.retryBroken());
  await settled();
  expect([house.sent.length, house.has.size]).toEqual([3, 1]);
  expect([first.texts(), second.texts(), browser.names()]).toEqual([[], [], []]);
});

test('without a storage, a failed message stays on the screen, independent of other tabs', async () => {
  browser.fill();
  house.refusal = new AppError('error.conversation.closed', { code: 409 });
  const [first, second] = [tabWith(1), tabWith(2)];
  browser.inTab(1, () => first.send('one', []));
  await settled();
  browser.inTab(2, () => threadDrafts.storeText(PLACE, { next: 'x', before: '' }));
  expect(first.shown().map(({ text, failure }) => [text, failure?.text])).toEqual([
    ['one', 'error.conversation.closed'],
  ]);
  expect(second.texts()).toEqual([]);
  house.refusal = null;
  browser.inTab(1, () => first.retry(first.shown()[0]?.key ?? ''));
  await settled();
  expect([first.texts(), house.has.size]).toEqual([[], 1]);
});
