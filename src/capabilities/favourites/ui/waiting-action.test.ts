import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasWaitingAction, storeWaitingAction, takeWaitingAction } from './waiting-action.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('an action waits for the member who signs in, once, and for an hour', () => {
  storeWaitingAction({ list: 'favorite', id: 12 }, 1_000);
  expect(hasWaitingAction()).toBe(true);
  expect(takeWaitingAction(2_000)).toEqual({ list: 'favorite', id: 12 });
  expect(takeWaitingAction(2_000)).toBeNull();
  storeWaitingAction({ list: 'hidden', id: 12 }, 1_000);
  expect(takeWaitingAction(3_602_000)).toBeNull();
  expect(hasWaitingAction()).toBe(false);
});

test.each(['', '{', 'null', '7', '{"list":"other","id":1,"at":0}', '{"list":"hidden","id":"1","at":0}'])(
  'another stored value is no action: %s',
  (text) => {
    stored.set('lm_waiting_wish', text);
    expect(takeWaitingAction(0)).toBeNull();
  },
);

test('a browser that keeps nothing has no wish', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeWaitingAction({ list: 'favorite', id: 1 });
  expect([hasWaitingAction(), takeWaitingAction()]).toEqual([false, null]);
});
