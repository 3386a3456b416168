import { afterEach, expect, test, vi } from 'vitest';
import { postRest } from './rest.ts';

const answerWith = (body: string, status = 200) => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

test('an object goes as JSON and the answer comes back', async () => {
  const fetched = answerWith('{"id":7}');
  expect(await postRest('/register', { email: 'a@b.ch' }, { 'x-recaptcha-token': 't' })).toEqual({ id: 7 });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.body]).toEqual(['/register', '{"email":"a@b.ch"}']);
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'x-recaptcha-token': 't' });
});

test('a form goes as a form, whose content type the browser writes', async () => {
  const fetched = answerWith('{}');
  await postRest('/public/uploadfiles', new FormData());
  expect(fetched.mock.calls[0]?.[1].headers).not.toHaveProperty('content-type');
});

test('a refusal has text, number and facts', async () => {
  answerWith('{"message":"x","messageId":"error.account.exists","code":409,"values":{"email":"a@b.ch"}}', 409);
  expect(await failure(postRest('/register', {}))).toMatchObject({
    messageId: 'error.account.exists',
    code: 409,
    values: { email: 'a@b.ch' },
  });
});

test('without a usable answer the server is unavailable', async () => {
  answerWith('<html>Bad gateway</html>', 502);
  expect(await failure(postRest('/logout', {}))).toMatchObject({ messageId: 'error.unavailable', code: 503 });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure(postRest('/logout', {}))).toMatchObject({ messageId: 'error.unavailable' });
});
