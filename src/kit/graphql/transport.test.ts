import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { postGraphql, type TypedDocument } from './transport.ts';

const offersCount: TypedDocument<{ offersCount: number }, { canton: string }> = 'query { offersCount }';

const answerWith = (body: string) => vi.stubGlobal('fetch', async () => new Response(body));
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

test('requests under way together name one new visitor, and those after an answer rely on its cookie', async () => {
  vi.resetModules();
  const { postGraphql: post } = await import('./transport.ts');
  const seeds: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    seeds.push(headers['x-visitor-seed']);
    return new Response('{"data":{"offersCount":7}}');
  });
  await Promise.all([post(offersCount, { canton: 'VD' }), post(offersCount, { canton: 'VS' })]);
  await post(offersCount, { canton: 'VD' });
  expect(seeds[0]).toMatch(/^[\w-]{36}$/);
  expect(seeds.slice(1)).toEqual([seeds[0], undefined]);
});

describe('an operation sent from the browser', () => {
  test('gives the data of the answer', async () => {
    answerWith('{"data":{"offersCount":7}}');
    expect(await postGraphql(offersCount, { canton: 'VD' })).toEqual({ offersCount: 7 });
  });

  test('fails with text id, number and facts of the first error', async () => {
    const extensions = { messageId: 'error.validation.value', code: 400, values: { field: 'canton' } };
    answerWith(JSON.stringify({ data: null, errors: [{ message: 'x', extensions }, { message: 'y' }] }));
    const error = await failure(postGraphql(offersCount, { canton: '??' }));
    expect(error).toMatchObject({ messageId: 'error.validation.value', code: 400, values: { field: 'canton' } });
    expect(error).toBeInstanceOf(AppError);
  });

  test('calls an error without a text id a defect', async () => {
    answerWith('{"errors":[{"message":"Cannot read properties of undefined"}]}');
    expect(await failure(postGraphql(offersCount, { canton: 'VD' }))).toMatchObject({ messageId: 'error.internal' });
  });

  test('says that the server is unavailable when the network fails or something else answers', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(postGraphql(offersCount, { canton: 'VD' }))).toMatchObject({
      messageId: 'error.unavailable',
      code: 503,
    });
    answerWith('<html>Bad gateway</html>');
    expect(await failure(postGraphql(offersCount, { canton: 'VD' }))).toMatchObject({ messageId: 'error.unavailable' });
  });

  test('is no failure of the server when it was given up', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async () => {
      controller.abort();
      throw controller.signal.reason;
    });
    const error = await failure(postGraphql(offersCount, { canton: 'VD' }, controller.signal));
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
