import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import type { RealtimeListener } from '#kit/realtime/realtime.ts';
import type { BellEntry } from './bell-kinds.ts';
import { bell } from './bell-store.ts';

/** Requests of the bell by operation, and the server's answers. */
const server = vi.hoisted(() => ({
  asked: [] as [operation: string, variables: object][],
  answer: (_operation: string): Promise<unknown> => Promise.resolve({}),
}));
const page = vi.hoisted(() => ({
  viewer: null as Viewer | null,
  changed: new Set<() => void>(),
  counted: 0,
  listener: null as RealtimeListener | null,
}));

vi.mock('#kit/graphql/execute.ts', () => ({
  execute: (document: unknown, variables: object) => {
    const operation = /\w+ (\w+)/.exec(String(document))?.[1] ?? '';
    server.asked.push([operation, variables]);
    return server.answer(operation);
  },
  reportFailure: (error: unknown) => {
    throw error;
  },
}));
vi.mock('#kit/viewer/viewer-store.ts', () => ({
  currentViewer: () => page.viewer,
  setViewer: (viewer: Viewer | null) => {
    page.viewer = viewer;
    for (const listener of page.changed) listener();
  },
  onViewerChange: (listener: () => void) => {
    page.changed.add(listener);
    return () => page.changed.delete(listener);
  },
}));
vi.mock('#kit/viewer/load-viewer.ts', () => ({
  loadViewer: async () => {
    page.counted += 1;
    return page.viewer;
  },
}));
vi.mock('#kit/realtime/realtime.ts', () => ({
  listen: (listener: RealtimeListener) => {
    page.listener = listener;
    return () => {};
  },
}));

const entry = (activityId: string, seen = false): BellEntry => ({
  activityId,
  type: 3,
  date: '2026-11-24T12:00:00.000Z',
  seen,
  data: {},
});
const answered = (...data: BellEntry[]) => ({
  notifications: { data, unseenCount: data.filter(({ seen }) => !seen).length },
});
const shown = () => bell.get().entries.map(({ activityId, seen }) => [activityId, seen]);
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let stop: () => void;

beforeEach(async () => {
  Object.assign(page, { viewer: { id: 7, unreadMessages: 0 } as Viewer });
  server.answer = async () => answered(entry('alert:1'), entry('alert:2', true));
  server.asked.length = 0;
  stop = bell.subscribe(() => {});
  await settled();
});
afterEach(() => stop());

test('the first page of twelve is loaded, and again for another viewer, without the list of the first', async () => {
  const first = ['Bell', { pageNumber: 1, pageSize: 12 }];
  expect(server.asked).toEqual([first]);
  expect([shown(), bell.get().unseen]).toEqual([
    [
      ['alert:1', false],
      ['alert:2', true],
    ],
    1,
  ]);
  server.answer = async () => answered();
  page.viewer = null;
  for (const listener of page.changed) listener();
  expect(shown()).toEqual([]);
  await settled();
  expect(server.asked).toEqual([first, first]);
  expect(bell.get()).toEqual({ entries: [], unseen: 0, asked: 'once' });
});

test('an opened entry is seen at once, here and at the server', async () => {
  server.answer = async () => ({ messageSeen: true });
  bell.handle('alert:1');
  expect([shown(), bell.get().unseen]).toEqual([
    [
      ['alert:1', true],
      ['alert:2', true],
    ],
    0,
  ]);
  expect(server.asked.at(-1)).toEqual(['MessageSeen', { activityId: 'alert:1' }]);
});

test('an event that arrives while the list is loading is in it, once, and counts once', async () => {
  let answer = (_: unknown): void => {};
  server.answer = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  page.listener?.onAsk();
  page.listener?.onEvent('new message', [entry('alert:3')]);
  page.listener?.onEvent('new message', [entry('alert:3')]);
  answer(answered(entry('alert:1')));
  await settled();
  expect(
    shown()
      .map(([activityId]) => activityId)
      .sort(),
  ).toEqual(['alert:1', 'alert:3']);
  expect(bell.get().unseen).toBe(2);
  page.listener?.onEvent('patch message', [{ activityId: 'alert:3', seen: true }]);
  page.listener?.onEvent('remove message', [{ activityId: 'alert:1' }]);
  expect([shown(), bell.get().unseen]).toEqual([[['alert:3', true]], 0]);
});

test('messages change the counters of the menu, alerts do not', async () => {
  const countedAfter = async (event: string, data: object): Promise<number> => {
    page.counted = 0;
    page.listener?.onEvent(event, [data]);
    await settled();
    return page.counted;
  };
  expect(await countedAfter('new message', { ...entry('message:1'), type: 0 })).toBe(1);
  expect(await countedAfter('new message', entry('alert:3'))).toBe(0);
  // Patches have no type.
  expect(await countedAfter('patch message', { activityId: 'message:1', seen: true })).toBe(1);
  expect(await countedAfter('patch message', { activityId: 'alert:3', seen: true })).toBe(0);
  expect(await countedAfter('remove message', { activityId: 'message:of an earlier page' })).toBe(1);
});

test('a list that cannot be asked for keeps what was there', async () => {
  server.answer = async () => {
    throw new AppError('error.unavailable', { code: 503 });
  };
  page.listener?.onAsk();
  await settled();
  expect([shown().length, bell.get().asked]).toEqual([2, 'once']);
});
