import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RemovePushSubscriptionDocument } from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { pushAccount, rememberPushAccount } from './push-flag.ts';
import { forgetPushHere, removeDevice, renewPush, switchOn } from './push-here.ts';

vi.mock('#kit/graphql/execute.ts', () => ({ execute: vi.fn(), reportFailure: vi.fn() }));

const PUBLIC_KEY = 'a2V5';
const ENDPOINT = 'https://push.example.ch/send/1';
const LENA = { id: 7, sessionId: 70 };
const AGAIN = { id: 7, sessionId: 71 };
const MAX = { id: 8, sessionId: 80 };

/** Requests to the server, in order. */
let requests: object[] = [];
/** Whether the server knows the caller's device. */
let isKnown = true;
let letGo: () => Promise<boolean>;
let isSubscribed = false;

beforeEach(() => {
  const stored = new Map<string, string>();
  requests = [];
  isKnown = true;
  isSubscribed = true;
  letGo = async () => {
    isSubscribed = false;
    return true;
  };
  vi.mocked(reportFailure).mockReset();
  vi.mocked(execute).mockImplementation(async (document, variables) => {
    requests.push(variables);
    const answer = { publicKey: PUBLIC_KEY, devices: isKnown ? [{ id: 1, isCurrent: true }] : [] };
    return (
      document === RemovePushSubscriptionDocument
        ? { removePushSubscription: answer }
        : { savePushSubscription: answer }
    ) as never;
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const subscription = {
    options: { applicationServerKey: new TextEncoder().encode(atob(PUBLIC_KEY)).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => letGo(),
  };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      isSubscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    ready: registration,
    getRegistration: async () => registration,
    register: async () => registration,
  };
  vi.stubGlobal('navigator', { userAgent: 'A browser', maxTouchPoints: 0, serviceWorker });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
});

const renewal = { endpoint: ENDPOINT, p256dh: 'p', auth: 'a', isRenewal: true };

describe('a browser that lets go of its subscription', () => {
  test('belongs to no member', async () => {
    rememberPushAccount(LENA.id);
    await forgetPushHere();
    expect(pushAccount()).toBeNull();
  });

  test('and cannot keeps whose it was, so that the next page tries again', async () => {
    await switchOn(LENA, PUBLIC_KEY);
    letGo = () => Promise.reject(new Error('The service of the browser is away.'));
    await expect(forgetPushHere()).rejects.toThrow('away');
    expect(pushAccount()).toBe(LENA.id);
    isKnown = false;
    await expect(renewPush(LENA)).rejects.toThrow('away');
    letGo = async () => true;
    await renewPush(LENA);
    expect(pushAccount()).toBeNull();
  });
});

describe('a page', () => {
  test('says once a day and session that push goes on, however many ask at once', async () => {
    await switchOn(LENA, PUBLIC_KEY);
    expect(requests).toEqual([{ ...renewal, isRenewal: false }]);
    await Promise.all([renewPush(LENA), renewPush(LENA)]);
    expect(requests).toHaveLength(1);
    await Promise.all([renewPush(AGAIN), renewPush(AGAIN)]);
    expect(requests.slice(1)).toEqual([renewal]);
    expect(pushAccount()).toBe(LENA.id);
  });

  test('asks again where an earlier build stored no session', async () => {
    rememberPushAccount(LENA.id);
    localStorage.setItem('lm_push_renewed', `${new Date().toISOString().slice(0, 10)} ${ENDPOINT}`);
    await renewPush(LENA);
    expect(requests).toEqual([renewal]);
  });

  test('ends what was removed elsewhere', async () => {
    await switchOn(LENA, PUBLIC_KEY);
    isKnown = false;
    await renewPush(AGAIN);
    expect([pushAccount(), isSubscribed]).toEqual([null, false]);
  });

  test('of another member ends it, on the server as well, which deletes the first also where the browser cannot', async () => {
    await switchOn(LENA, PUBLIC_KEY);
    isKnown = false;
    letGo = () => Promise.reject(new Error('away'));
    await expect(renewPush(MAX)).rejects.toThrow('away');
    expect(requests.slice(1)).toEqual([renewal]);
    expect(pushAccount()).toBe(LENA.id);
    letGo = async () => true;
    await renewPush(MAX);
    expect(pushAccount()).toBeNull();
  });

  test('does not end what its member switches on meanwhile', async () => {
    await switchOn(LENA, PUBLIC_KEY);
    await Promise.all([renewPush(MAX), switchOn(MAX, PUBLIC_KEY)]);
    expect([pushAccount(), isSubscribed]).toEqual([MAX.id, true]);
    expect(requests.at(-1)).toEqual({ ...renewal, isRenewal: false });
  });

  test('whose question fails leaves all as it is, for the next one', async () => {
    await switchOn(LENA, PUBLIC_KEY);
    vi.mocked(execute).mockRejectedValueOnce(new Error('The line broke.'));
    await expect(renewPush(AGAIN)).rejects.toThrow('broke');
    await renewPush(AGAIN);
    expect([pushAccount(), requests.length]).toEqual([LENA.id, 2]);
  });
});

describe('switching off', () => {
  test('is done once the server knows of it, where the browser fails, too', async () => {
    await switchOn(LENA, PUBLIC_KEY);
    letGo = () => Promise.reject(new Error('away'));
    expect(await removeDevice({ id: 1, isCurrent: true })).toMatchObject({ publicKey: PUBLIC_KEY });
    expect(vi.mocked(reportFailure)).toHaveBeenCalledTimes(1);
  });

  test('changes nothing in the browser while the server cannot be reached', async () => {
    await switchOn(LENA, PUBLIC_KEY);
    vi.mocked(execute).mockRejectedValueOnce(new Error('The line broke.'));
    await expect(removeDevice({ id: 1, isCurrent: true })).rejects.toThrow('broke');
    expect([pushAccount(), isSubscribed]).toEqual([LENA.id, true]);
  });
});
