import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { loadViewer } from './load-viewer.ts';
import { refreshCounts } from './refresh-counts.ts';
import { currentViewer, setViewer } from './viewer-store.ts';

/** Pending requests of the viewer, in their order. */
const requests = vi.hoisted(() => [] as PromiseWithResolvers<{ profile: unknown }>[]);
vi.mock('#kit/graphql/execute.ts', () => ({
  execute: () => {
    const request = Promise.withResolvers<{ profile: unknown }>();
    requests.push(request);
    return request.promise;
  },
}));
vi.mock('./viewer-store.ts', () => {
  const store = { viewer: null as Viewer | null };
  return {
    currentViewer: () => store.viewer,
    setViewer: vi.fn((viewer: Viewer | null) => {
      store.viewer = viewer;
    }),
  };
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const member = (unreadMessages: number, id = 7) => ({ id, unreadMessages }) as Viewer;
const answer = async (index: number, profile: Viewer): Promise<void> => {
  requests[index]?.resolve({ profile });
  await settled();
};

beforeEach(() => {
  requests.length = 0;
  setViewer(member(2));
  vi.mocked(setViewer).mockClear();
});

test('an answer that arrives after that of a later request brings no old count back', async () => {
  const [before, after] = [loadViewer(), loadViewer()];
  await answer(1, member(0));
  await answer(0, member(2));
  expect(await Promise.all([before, after])).toEqual([member(0), member(0)]);
});

test('a request that gets no answer delays no other, and a failure reaches its caller alone', async () => {
  const [stalled, failing, later] = [loadViewer(), loadViewer(), loadViewer()];
  requests[1]?.reject(new AppError('error.unavailable', { code: 503 }));
  await expect(failing).rejects.toThrow(AppError);
  await answer(2, member(1));
  expect(await later).toEqual(member(1));
  await answer(0, member(2));
  expect(await stalled).toEqual(member(1));
});

test('without a session there is no viewer', async () => {
  const loading = loadViewer();
  requests[0]?.reject(new AppError('error.auth.required', { code: 401 }));
  expect(await loading).toBeNull();
});

test('counts are asked for once more after a request under way, however many ask meanwhile', async () => {
  const first = refreshCounts();
  await settled();
  const meanwhile = [refreshCounts(), refreshCounts(), refreshCounts()];
  await settled();
  expect(requests).toHaveLength(1);
  await answer(0, member(2));
  await first;
  expect(setViewer).not.toHaveBeenCalled();
  expect(requests).toHaveLength(2);
  await answer(1, member(0));
  await Promise.all(meanwhile);
  expect(currentViewer()).toEqual(member(0));
});

test('counts of another member leave the page as it is', async () => {
  const refreshing = refreshCounts();
  await settled();
  await answer(0, member(5, 8));
  await refreshing;
  expect(currentViewer()).toEqual(member(2));
});

test('a failed request of counts is followed by the next one', async () => {
  const failing = refreshCounts();
  await settled();
  requests[0]?.reject(new AppError('error.unavailable', { code: 503 }));
  await expect(failing).rejects.toThrow(AppError);
  const refreshing = refreshCounts();
  await settled();
  await answer(1, member(1));
  await refreshing;
  expect(currentViewer()).toEqual(member(1));
});
