import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { loadViewer } from './load-viewer.ts';

/** Pending requests of the viewer, in their order. */
const requests = vi.hoisted(() => [] as PromiseWithResolvers<{ profile: unknown }>[]);
vi.mock('#kit/graphql/execute.ts', () => ({
  execute: () => {
    const request = Promise.withResolvers<{ profile: unknown }>();
    requests.push(request);
    return request.promise;
  },
}));

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const answer = async (index: number, unreadMessages: number): Promise<void> => {
  requests[index]?.resolve({ profile: { unreadMessages } });
  await settled();
};

beforeEach(() => {
  requests.length = 0;
});

test('calls during a request share one later request, which sees the changes made meanwhile', async () => {
  const before = loadViewer();
  await settled();
  const after = [loadViewer(), loadViewer()];
  await settled();
  expect(requests).toHaveLength(1);
  await answer(0, 2);
  expect(requests).toHaveLength(2);
  await answer(1, 0);
  expect(await before).toEqual({ unreadMessages: 2 });
  expect(await Promise.all(after)).toEqual([{ unreadMessages: 0 }, { unreadMessages: 0 }]);
});

test('a failed request reaches its callers alone; the next one is sent all the same', async () => {
  const failing = loadViewer();
  await settled();
  const later = loadViewer();
  requests[0]?.reject(new AppError('error.unavailable', { code: 503 }));
  await expect(failing).rejects.toThrow(AppError);
  await settled();
  await answer(1, 1);
  expect(await later).toEqual({ unreadMessages: 1 });
});

test('without a session there is no viewer', async () => {
  const loading = loadViewer();
  await settled();
  requests[0]?.reject(new AppError('error.auth.required', { code: 401 }));
  expect(await loading).toBeNull();
});
