import { afterEach, describe, expect, test, vi } from 'vitest';
import { resolveStreetStyle, resolveStyle } from './map-style.ts';

const SOURCES = { settingsUrl: '/map/settings.json', ownUrl: '/map/style/light.json' };
const style = (name: string) => ({ version: 8, name, sources: {}, layers: [] });

type Answer = unknown | ((signal: AbortSignal) => Promise<Response>);
function answering(answers: Record<string, Answer>) {
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    const answer = answers[url];
    if (typeof answer === 'function') return answer(signal);
    return answer === undefined ? new Response('', { status: 503 }) : new Response(JSON.stringify(answer));
  });
}
const resolved = async () => (await resolveStyle(SOURCES, new AbortController().signal)).name;
const never = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the map looks as the operator chose', async () => {
  answering({
    '/map/settings.json': { styleUrl: 'https://tiles.example/s.json' },
    'https://tiles.example/s.json': style('theirs'),
  });
  expect(await resolved()).toBe('theirs');
});

test.each([
  ['nothing is chosen', { '/map/settings.json': { styleUrl: null } }],
  ['the setting cannot be read', {}],
  ['the chosen style fails', { '/map/settings.json': { styleUrl: 'https://tiles.example/s.json' } }],
  [
    'the chosen address holds something else',
    { '/map/settings.json': { styleUrl: 'https://tiles.example/s.json' }, 'https://tiles.example/s.json': { a: 1 } },
  ],
])('our own look is shown where %s', async (_case, answers) => {
  answering({ ...answers, '/map/style/light.json': style('ours') });
  expect(await resolved()).toBe('ours');
});

test('our own look is shown when the chosen style does not answer in three seconds', async () => {
  const timer = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  answering({
    '/map/settings.json': { styleUrl: 'https://tiles.example/s.json' },
    'https://tiles.example/s.json': (signal: AbortSignal) => {
      timer.abort();
      return signal.aborted ? Promise.reject(signal.reason) : never(signal);
    },
    '/map/style/light.json': style('ours'),
  });
  expect(await resolved()).toBe('ours');
  expect(timeout).toHaveBeenCalledWith(3_000);
});

test('without any style there is an error to tell of', async () => {
  answering({ '/map/settings.json': { styleUrl: null } });
  await expect(resolved()).rejects.toThrow('503');
});

describe('streets', () => {
  const streets = async () => {
    const found = await resolveStreetStyle(SOURCES, new AbortController().signal);
    return found === 'later' ? found : (found?.name ?? null);
  };
  const own = (...sources: string[]) => ({
    ...style('ours'),
    sources: Object.fromEntries(sources.map((name) => [name, {}])),
  });
  const CHOSEN = { styleUrl: 'https://tiles.example/s.json', hasStreets: true };

  test.each([
    ['ours where it has them', { styleUrl: null, hasStreets: true }, own('base', 'streets'), 'ours'],
    ['later where they may come', { styleUrl: null, hasStreets: false, mayHaveStreets: true }, own('base'), 'later'],
    ['nothing where no style has them', { styleUrl: null, hasStreets: false }, own('base'), null],
    ['nothing where ours lost them meanwhile', { styleUrl: null, hasStreets: true }, own('base'), null],
    ['nothing where another house fails and ours has none', CHOSEN, own('base'), null],
  ])('%s', async (_case, settings, ours, expected) => {
    answering({ '/map/settings.json': settings, '/map/style/light.json': ours });
    expect(await streets()).toBe(expected);
  });

  test('are those of the style an operator chose', async () => {
    answering({ '/map/settings.json': CHOSEN, 'https://tiles.example/s.json': style('theirs') });
    expect(await streets()).toBe('theirs');
  });
});

test('an abandoned map asks no further', async () => {
  const controller = new AbortController();
  controller.abort(new Error('gone'));
  answering({ '/map/settings.json': never });
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => signal.throwIfAborted());
  await expect(resolveStyle(SOURCES, controller.signal)).rejects.toThrow('gone');
});
