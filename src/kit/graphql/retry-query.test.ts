import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getRest, postRest } from './rest.ts';
import { postGraphql, type TypedDocument } from './transport.ts';

const QUESTION: TypedDocument<{ count: number }, object> = 'query Count { count }';
const CHANGE: TypedDocument<{ done: boolean }, object> = 'mutation Do { done }';

const PAGE = 'https://lares.example/en/search';
let asked: number;

/** Every answer in turn, the last one for ever. */
function answers(...list: (() => Response)[]): void {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    const answer = list[Math.min(asked, list.length - 1)];
    asked++;
    return answer?.();
  });
}

const refusal = (status: number, retryAfter?: string) => (): Response => {
  const messageId = status === 429 ? 'error.rateLimit' : 'error.unavailable';
  const body = { messageId, code: status, errors: [{ message: '', extensions: { messageId, code: status } }] };
  return new Response(JSON.stringify(body), { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
};
const found = (): Response => new Response('{"data":{"count":7},"count":7}');

/** The outcome of a promise while time passes. */
async function afterWaiting(promise: Promise<unknown>): Promise<unknown> {
  const outcome = promise.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300_000);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: `${PAGE}?a=1#list` });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([429, 503])('a question answered by %i', (status) => {
  test('is sent again after the time that the answer names, unnoticed by the visitor', async () => {
    answers(refusal(status, '7'), found);
    const question = postGraphql(QUESTION, {});
    await vi.advanceTimersByTimeAsync(6_900);
    expect(asked).toBe(1);
    expect(await afterWaiting(question)).toEqual({ count: 7 });
    expect(asked).toBe(2);
  });

  test('is given up after five tries in all', async () => {
    answers(refusal(status, '1'));
    expect(await afterWaiting(postGraphql(QUESTION, {}))).toMatchObject({ code: status });
    expect(asked).toBe(5);
  });

  test.each([undefined, '31', '900', '-1', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'is not asked again when the answer names the time %s',
    async (retryAfter) => {
      answers(refusal(status, retryAfter), found);
      expect(await afterWaiting(postGraphql(QUESTION, {}))).toMatchObject({ code: status });
      expect(asked).toBe(1);
    },
  );

  test('is left when the reader is on another page by then', async () => {
    answers(refusal(status, '2'), found);
    const question = postGraphql(QUESTION, {});
    location.href = `${PAGE}?a=2`;
    expect(await afterWaiting(question)).toMatchObject({ code: status });
    expect(asked).toBe(1);
  });

  test('is asked again when the reader only jumped to another place of the page', async () => {
    answers(refusal(status, '2'), found);
    const question = postGraphql(QUESTION, {});
    location.href = `${PAGE}?a=1#map`;
    expect(await afterWaiting(question)).toEqual({ count: 7 });
  });

  test('is left at once by a caller who gives it up', async () => {
    answers(refusal(status, '2'), found);
    const controller = new AbortController();
    const question = postGraphql(QUESTION, {}, controller.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    expect(await question).toMatchObject({ name: 'AbortError' });
    expect(asked).toBe(1);
  });

  test('is asked again at addresses beside the API, too', async () => {
    answers(refusal(status, '1'), found);
    expect(await afterWaiting(getRest('/recaptcha/challenge'))).toMatchObject({ count: 7 });
  });

  test('changes nothing twice', async () => {
    answers(refusal(status, '1'), found);
    expect(await afterWaiting(postGraphql(CHANGE, {}))).toMatchObject({ code: status });
    expect(await afterWaiting(postRest('/register', {}))).toMatchObject({ count: 7 });
    expect(asked).toBe(2);
  });
});

test('answers that name a time but are no refusal, and other failures, are answers', async () => {
  answers(() => new Response('{"data":{"count":1}}', { headers: { 'retry-after': '1' } }));
  expect(await afterWaiting(postGraphql(QUESTION, {}))).toEqual({ count: 1 });
  answers(refusal(500, '1'));
  await afterWaiting(postGraphql(QUESTION, {}));
  expect(asked).toBe(1);
});
