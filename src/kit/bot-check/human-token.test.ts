import { type SolveChallengeOptions, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { asHuman, humanToken, prepareHumanToken } from './human-token.ts';

/** A browser's worker, in this thread. */
class Worker extends EventTarget {
  postMessage(message: { type: string } & Omit<SolveChallengeOptions, 'deriveKey'>): void {
    if (message.type !== 'work') return;
    const done = (data: unknown): boolean => this.dispatchEvent(Object.assign(new Event('message'), { data }));
    solveChallenge({ ...message, deriveKey }).then(done, (error: Error) => done({ error: error.message }));
  }
  terminate(): void {}
}

let app: TestApp;
const asked: string[] = [];
const stored = new Map<string, string>();

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(() => {
  asked.length = 0;
  stored.clear();
  vi.setSystemTime(TEST_NOW);
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    asked.push(`${method} ${url}`);
    const options = { method: method as 'GET', url, headers: headers as Record<string, string>, payload: String(body) };
    const answer = await app.server.inject(method === 'POST' ? options : { url });
    return new Response(answer.body, { status: answer.statusCode });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CHECK = ['GET /recaptcha/challenge?purpose=register', 'POST /recaptcha'];

test('a browser solves a puzzle and gets a token for it', async () => {
  expect(await humanToken('register')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(asked).toEqual(CHECK);
});

test('a prepared one is stored, used without a wait, and used once', async () => {
  await prepareHumanToken('register');
  await prepareHumanToken('register');
  expect([...stored.keys()]).toEqual(['lm_recaptcha']);
  expect(asked).toEqual(CHECK);
  const token = await humanToken('register');
  expect(asked).toEqual(CHECK);
  expect(stored.size).toBe(0);
  expect(await humanToken('register')).not.toBe(token);
});

test('a caller who cannot wait for the preparation takes its result, which no other caller gets', async () => {
  const preparing = prepareHumanToken('register');
  const tokens = await Promise.all([humanToken('register'), humanToken('register')]);
  await preparing;
  expect(new Set(tokens).size).toBe(2);
  expect(asked).toHaveLength(4);
  expect(stored.size).toBe(0);
});

test('one that is refused, as after the cookie changed, is followed by another, once', async () => {
  stored.set(
    'lm_recaptcha',
    JSON.stringify({ purpose: 'register', recaptchaJwt: 'stale', goodUntilMs: Number.MAX_VALUE }),
  );
  const shown: (string | undefined)[] = [];
  const refuseStale = async (headers: Record<string, string>): Promise<string> => {
    shown.push(headers['x-recaptcha-token']);
    if (shown.at(-1) === 'stale') throw new AppError('error.recaptcha', { code: 403 });
    return 'done';
  };
  expect(await asHuman('register', refuseStale)).toBe('done');
  expect(shown).toEqual(['stale', expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
  const refuseAll = vi.fn().mockRejectedValue(new AppError('error.account.exists', { code: 409 }));
  await expect(asHuman('register', refuseAll)).rejects.toMatchObject({ messageId: 'error.account.exists' });
  expect(refuseAll).toHaveBeenCalledTimes(1);
});

test('one that is stored for another purpose, has ended or is unreadable is not used', async () => {
  await prepareHumanToken('createMessage');
  await humanToken('register');
  expect(asked).toHaveLength(4);
  await prepareHumanToken('register');
  vi.setSystemTime(TEST_NOW.getTime() + 600_000);
  await humanToken('register');
  stored.set('lm_recaptcha', '{');
  await humanToken('register');
  expect(asked).toHaveLength(10);
});

test('a refusal has the text of the server, a missing answer has none', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ messageId: 'error.rateLimit', code: 429 }, { status: 429 }));
  await expect(humanToken('register')).rejects.toMatchObject({ messageId: 'error.rateLimit', code: 429 });
  await expect(prepareHumanToken('register')).resolves.toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(humanToken('register')).rejects.toMatchObject({ messageId: 'error.unavailable', code: 503 });
});

test('without storage it works as well', async () => {
  vi.stubGlobal('localStorage', undefined);
  await prepareHumanToken('register');
  expect(await humanToken('register')).toMatch(/\./);
});
