import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { type Progress, Semaphore, type Turn } from './semaphore.ts';

const RULES = { atOnce: 3, mostWaiting: 2, mostEach: 4, longestMs: 60_000, retryAfterS: 1 };

type Work = (signal: AbortSignal) => Promise<string>;

const never: Work = () => new Promise<string>(() => {});
/** Works until its signal aborts. */
const untilAborted: Work = (signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('told to end'))));

const refusalOf = (error: unknown): string =>
  error instanceof AppError ? `${error.code} ${error.messageId}` : String((error as Error)?.message ?? error);

const take = (turns: Semaphore, work: Work, turn?: Turn): Promise<string> => turns.take(work, turn).catch(refusalOf);

/** Takes all running and waiting slots with the same work. */
const takeAll = (turns: Semaphore, work: Work, turn?: Turn): Promise<string>[] =>
  Array.from({ length: RULES.atOnce + RULES.mostWaiting }, () => take(turns, work, turn));

const isFree = async (turns: Semaphore): Promise<void> => {
  const done = await Promise.all(takeAll(turns, async () => 'done'));
  expect(done).toEqual(Array(5).fill('done'));
};

test.each<[string, Work, string]>([
  ['end', async () => 'done', 'done'],
  ['fail', () => Promise.reject(new Error('no')), 'no'],
  [
    'fail at once',
    () => {
      throw new Error('no');
    },
    'no',
  ],
])('works that %s free their slots', async (_how, work, outcome) => {
  const turns = new Semaphore(RULES);
  expect(await Promise.all(takeAll(turns, work))).toEqual(Array(5).fill(outcome));
  await isFree(turns);
});

test('works that never end free their slots when their time is over, and are aborted', async () => {
  const turns = new Semaphore({ ...RULES, longestMs: 20 });
  const aborted: boolean[] = [];
  const deaf: Work = (signal) => {
    signal.addEventListener('abort', () => void aborted.push(true));
    return never(signal);
  };
  expect(await Promise.all(takeAll(turns, deaf))).toEqual(Array(5).fill('503 error.unavailable'));
  expect(aborted).toHaveLength(5);
  await isFree(turns);
});

test('a caller who leaves gives up the pending turn, and aborts the running work', async () => {
  const turns = new Semaphore(RULES);
  const leaving = new AbortController();
  const works = takeAll(turns, untilAborted, { signal: leaving.signal });
  expect(await take(turns, never)).toBe('503 error.unavailable');
  leaving.abort(new Error('left'));
  expect((await Promise.all(works)).toSorted()).toEqual([...Array(2).fill('left'), ...Array(3).fill('told to end')]);
  await isFree(turns);
});

test('a caller who leaves the queue does not move the others', async () => {
  const turns = new Semaphore({ ...RULES, atOnce: 1 });
  const first = Promise.withResolvers<string>();
  const leaving = new AbortController();
  const works = [
    take(turns, () => first.promise),
    take(turns, async () => 'second', { signal: leaving.signal }),
    take(turns, async () => 'third'),
  ];
  leaving.abort(new Error('left'));
  expect(await works[1]).toBe('left');
  first.resolve('first');
  expect(await Promise.all(works)).toEqual(['first', 'left', 'third']);
});

test('a caller who left before does not begin', async () => {
  const turns = new Semaphore(RULES);
  const work = async (): Promise<string> => 'begun';
  expect(await take(turns, work, { signal: AbortSignal.abort(new Error('left')) })).toBe('left');
  await isFree(turns);
});

test('one person takes no more than theirs, and gets them back', async () => {
  const turns = new Semaphore({ ...RULES, atOnce: 10 });
  const leaving = new AbortController();
  const mine = { signal: leaving.signal, of: 7 };
  const works = Array.from({ length: 4 }, () => take(turns, untilAborted, mine));
  expect(await take(turns, never, mine)).toBe('429 error.rateLimit');
  expect(await take(turns, async () => 'done', { of: 8 })).toBe('done');
  leaving.abort(new Error('left'));
  await Promise.all(works);
  expect(await take(turns, async () => 'done', { of: 7 })).toBe('done');
});

test('turns come in the order of asking, as many at once as there are places', async () => {
  const turns = new Semaphore({ ...RULES, atOnce: 2, mostWaiting: 50 });
  const order: number[] = [];
  let [running, most] = [0, 0];
  const works = Array.from({ length: 20 }, (_, index) =>
    turns.take(async () => {
      order.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    }),
  );
  await Promise.all(works);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(most).toBe(2);
});

describe('works that wait for a connection', () => {
  const LINE = {
    ...RULES,
    atOnce: 3,
    mostWaiting: 10,
    mostEach: 9,
    mostOfNetwork: 2,
    longestMs: 600_000,
    patienceMs: 5_000,
  };
  const pace = { leastBytesPerS: 64_000, withinMs: 10_000, graceMs: 1_000 };

  afterEach(() => void vi.useRealTimers());

  /** Takes slots for works of this pace, forever; returns their outcomes. */
  function lines(rules = { ...LINE, pace }) {
    vi.useFakeTimers();
    const turns = new Semaphore(rules);
    const begun: string[] = [];
    const ended = new Map<string, string>();
    const works = new Map<string, Progress>();
    const begin = (name: string, bytesPerS: number): void => {
      const [network = '', account = '0'] = name.split('.');
      const work = (_signal: AbortSignal, progress: Progress): Promise<string> => {
        begun.push(name);
        works.set(name, progress);
        setInterval(() => progress.moved(bytesPerS / 10), 100);
        return never(_signal);
      };
      void turns.take(work, { network, of: Number(account) }).catch((error) => ended.set(name, refusalOf(error)));
    };
    const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
    return { begin, begun, ended, works, pass };
  }

  test('one that moves too little ends, and one that moves enough goes on', async () => {
    const { begin, ended, pass } = lines();
    begin('slow', 60_000);
    begin('fast', 68_000);
    await pass(10_900);
    expect(ended).toEqual(new Map());
    await pass(1_100);
    expect(ended).toEqual(new Map([['slow', '408 error.upload.slow']]));
    await pass(60_000);
    expect(ended.size).toBe(1);
  });

  test('one whose line has brought all is left in peace', async () => {
    const { begin, ended, works, pass } = lines();
    begin('whole', 0);
    await pass(100);
    works.get('whole')?.end();
    for (const name of ['a', 'b', 'c']) begin(name, 100_000);
    await pass(5_500);
    expect(ended).toEqual(new Map([['a', '503 error.unavailable']]));
    await pass(60_000);
    expect(ended.has('whole')).toBe(false);
  });

  test('a network takes no more than its places; others find room beside it, and it waits for itself', async () => {
    const { begin, begun, pass } = lines();
    for (const name of ['n', 'n', 'n', 'm']) begin(name, 100_000);
    await pass(100);
    expect(begun).toEqual(['n', 'n', 'm']);
  });

  test('a waiting one gets the slot of the slowest of those who have more slots', async () => {
    const { begin, begun, ended, pass } = lines();
    begin('n.1', 100_000);
    begin('n.2', 90_000);
    begin('m.3', 70_000);
    begin('o.4', 100_000);
    await pass(4_900);
    expect(ended).toEqual(new Map());
    await pass(200);
    // The work of m is slower still, but m has no more works than o will have.
    expect(ended).toEqual(new Map([['n.2', '503 error.unavailable']]));
    expect(begun).toEqual(['n.1', 'n.2', 'm.3', 'o.4']);
  });

  test('within a network the slowest of the account with most is aborted, and none of another network', async () => {
    const { begin, begun, ended, pass } = lines({ ...LINE, pace, atOnce: 4, mostOfNetwork: 3 });
    begin('n.1', 90_000);
    begin('n.1', 100_000);
    begin('n.2', 70_000);
    begin('m.3', 65_000);
    begin('n.4', 100_000);
    await pass(5_100);
    expect([...ended]).toEqual([['n.1', '503 error.unavailable']]);
    expect(begun.at(-1)).toBe('n.4');
  });
});
