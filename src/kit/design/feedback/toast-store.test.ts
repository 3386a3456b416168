import { beforeEach, expect, test } from 'vitest';
import { createToastStore, TOAST_MS, type ToastClock, type ToastStore } from './toast-store.ts';

let nowMs: number;
let timers: { at: number; work: () => void }[];
let store: ToastStore;

const clock: ToastClock = {
  now: () => nowMs,
  start: (work, afterMs) => {
    const timer = { at: nowMs + afterMs, work };
    timers.push(timer);
    return timer;
  },
  stop: (timer) => {
    timers = timers.filter((known) => known !== timer);
  },
};

function pass(ms: number): void {
  nowMs += ms;
  for (const timer of timers.filter(({ at }) => at <= nowMs)) {
    clock.stop(timer);
    timer.work();
  }
}

const messages = () => store.toasts().map((toast) => toast.words.text);

beforeEach(() => {
  nowMs = 0;
  timers = [];
  store = createToastStore(clock);
});

test('a toast goes by itself after six seconds', () => {
  store.show('success', 'Saved', { text: 'Saved' });
  pass(TOAST_MS - 1);
  expect(messages()).toEqual(['Saved']);
  pass(1);
  expect(messages()).toEqual([]);
});

test('the time stops while the visitor reads', () => {
  store.show('info', 'A', { text: 'A' });
  pass(4000);
  store.pause();
  pass(60_000);
  expect(messages()).toEqual(['A']);
  store.resume();
  pass(1999);
  expect(messages()).toEqual(['A']);
  pass(1);
  expect(messages()).toEqual([]);
});

test('a toast that comes while the time stands still gets its six seconds afterwards', () => {
  store.show('info', 'A', { text: 'A' });
  store.pause();
  store.show('info', 'B', { text: 'B' });
  pass(10_000);
  store.resume();
  pass(5999);
  expect(messages()).toEqual(['A', 'B']);
  pass(1);
  expect(messages()).toEqual([]);
});

test('dismissing the last one while reading it does not hold up the next', () => {
  store.show('error', 'A', { text: 'A' });
  store.pause();
  store.dismiss(store.toasts()[0]?.id ?? 0);
  store.show('info', 'B', { text: 'B' });
  pass(TOAST_MS);
  expect(messages()).toEqual([]);
});

test('the same message is shown once, its time starting again', () => {
  store.show('error', 'No network', { text: 'No network' });
  pass(5000);
  store.show('error', 'No network', { text: 'No network' });
  expect(messages()).toEqual(['No network']);
  pass(5000);
  expect(messages()).toEqual(['No network']);
});

test('of one matter only the latest is shown, its time beginning anew', () => {
  store.show('error', 'sign-in', { text: 'Authentication failed' });
  store.show('info', 'share', { text: 'Copied' });
  pass(4000);
  store.show('success', 'sign-in', { text: 'You are logged in' });
  expect(messages()).toEqual(['Copied', 'You are logged in']);
  pass(TOAST_MS - 1);
  expect(messages()).toEqual(['You are logged in']);
  pass(1);
  expect(messages()).toEqual([]);
});

test('one that replaces another while the visitor reads waits as long', () => {
  store.show('error', 'sign-in', { text: 'A' });
  store.pause();
  store.show('success', 'sign-in', { text: 'B' });
  pass(10_000);
  store.resume();
  pass(TOAST_MS);
  expect(messages()).toEqual([]);
});

test('the same words with other values are news', () => {
  store.show('error', 'sign-in', { text: 'wait', values: { minutes: 1 } });
  const [first] = store.toasts();
  store.show('error', 'sign-in', { text: 'wait', values: { minutes: 2 } });
  expect(store.toasts()).toHaveLength(1);
  expect(store.toasts()[0]?.id).not.toBe(first?.id);
});

test('listeners get every change until they leave', () => {
  let calls = 0;
  const leave = store.subscribe(() => {
    calls += 1;
  });
  store.show('info', 'A', { text: 'A' });
  pass(TOAST_MS);
  leave();
  store.show('info', 'B', { text: 'B' });
  expect(calls).toBe(2);
});
