import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { runServiceWorker } from './service-worker.ts';

const ORIGIN = 'https://lares.test';

/** A simulated browser that runs the worker, with windows at some addresses. */
function aBrowserWith(windows: readonly string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const did: string[] = [];
  const shown: object[] = [];
  const renewed = {
    toJSON: () => ({ endpoint: 'https://push.example.ch/new', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => void did.push('unsubscribed'),
  };
  const answer = { errors: undefined as unknown };
  const fetch = vi.fn(async () => Response.json(answer));
  const scope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
      pushManager: { subscribe: async () => renewed },
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => void did.push(`focus ${url}`) })),
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
    fetch,
    skipWaiting: async () => void did.push('replaces'),
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  runServiceWorker(scope as never, { name: 'Lares', icon: '/icon.png', save: 'mutation' });
  const happen = async (type: string, event: object): Promise<void> => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) } as never);
    await Promise.all(works);
  };
  return { happen, did, shown, fetch, renewed, answer, types: () => [...listeners.keys()] };
}

const click = async (href: unknown, windows: readonly string[] = []): Promise<string[]> => {
  const { happen, did } = aBrowserWith(windows);
  await happen('notificationclick', { notification: { data: { href }, close: () => void did.push('close') } });
  return did;
};

describe('the service worker', () => {
  test('receives messages only, no requests of pages', () => {
    expect(aBrowserWith().types().sort()).toEqual(['install', 'notificationclick', 'push', 'pushsubscriptionchange']);
  });

  test('shows what a message says, or that there is one', async () => {
    const { happen, shown } = aBrowserWith();
    const message = { title: 'New: a flat', body: 'In Zürich', href: '/de/x', tag: 't' };
    await happen('push', { data: { json: () => message } });
    await happen('push', { data: { json: () => JSON.parse('{') } });
    await happen('push', { data: null });
    const plain = { body: '', icon: '/icon.png', badge: '/icon.png', data: { href: `${ORIGIN}/` } };
    expect(shown).toEqual([
      { ...plain, title: 'New: a flat', body: 'In Zürich', tag: 't', data: { href: `${ORIGIN}/de/x` } },
      { title: 'Lares', ...plain },
      { title: 'Lares', ...plain },
    ]);
  });

  test.each([
    ['/de/x', `open ${ORIGIN}/de/x`],
    [`${ORIGIN}/de/x`, `open ${ORIGIN}/de/x`],
    ['https://evil.example/', `open ${ORIGIN}/`],
    ['//evil.example/', `open ${ORIGIN}/`],
    ['javascript:alert(1)', `open ${ORIGIN}/`],
    ['https://[', `open ${ORIGIN}/`],
    [undefined, `open ${ORIGIN}/`],
  ])('leads from %s to %s', async (href, opened) => {
    expect(await click(href)).toEqual(['close', opened]);
  });

  test('comes back to a window that shows it, and leaves others as they are', async () => {
    const [form, home] = [`${ORIGIN}/de/publish`, `${ORIGIN}/de/x#photos`];
    expect(await click('/de/x', [form, home])).toEqual(['close', `focus ${home}`]);
    expect(await click('/de/x', [form])).toEqual(['close', `open ${ORIGIN}/de/x`]);
  });

  test('reports a new address of the browser to the server, and gives up only without a session', async () => {
    const { happen, fetch, did, answer } = aBrowserWith();
    await happen('pushsubscriptionchange', { oldSubscription: { options: {} } });
    const [path, request] = fetch.mock.calls[0] as unknown as [string, { body: string; credentials: string }];
    expect([path, request.credentials]).toEqual(['/graphql', 'same-origin']);
    expect(JSON.parse(request.body)).toEqual({
      query: 'mutation',
      variables: { endpoint: 'https://push.example.ch/new', p256dh: 'p', auth: 'a' },
    });
    answer.errors = [{ message: 'Not now', extensions: { code: 429 } }, { message: 'Broken' }];
    await happen('pushsubscriptionchange', { oldSubscription: { options: {} } });
    expect(did).toEqual([]);
    answer.errors = [{ message: 'No', extensions: { code: 401 } }];
    await happen('pushsubscriptionchange', { oldSubscription: { options: {} } });
    await happen('pushsubscriptionchange', {});
    expect([did, fetch.mock.calls.length]).toEqual([['unsubscribed'], 3]);
  });
});

describe('its file', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());
  let headers: Record<string, unknown>;
  let body: string;
  beforeEach(async () => {
    ({ headers, body } = await app.server.inject({ url: '/service-worker.js' }));
  });

  test('is asked for anew each time, and held to asking us', () => {
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
  });

  test('names an operation that the API knows, and uses nothing that is not in it', async () => {
    const types: string[] = [];
    const scope = { addEventListener: (type: string) => void types.push(type) };
    new Function('self', body)(scope);
    expect(types).toHaveLength(4);
    const [, facts = '{}'] = /\(self, (\{.*\})\);/s.exec(body) ?? [];
    const { save } = JSON.parse(facts) as { save: string };
    const answer = await app.run(save, { endpoint: 'https://push.example.ch/', p256dh: '', auth: '' });
    expect(answer.errors?.[0]?.extensions?.messageId).toBe('error.auth.required');
  });
});
