import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { Semaphore, type Turn } from './semaphore.ts';

const RULES = { atOnce: 3, mostWaiting: 2, mostEach: 4, longestMs: 60_000, retryAfterS: 1 };

type Work = (signal: AbortSignal) => Promise<string>;

const never: Work = () => new Promise<string>(() => {});
/** Goes on until it is told to end. */
const untilTold: Work = (signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('told to end'))));

const refusalOf = (error: unknown): string =>
  error instanceof AppError ? `${error.code} ${error.messageId}` : String((error as Error)?.message ?? error);

const take = (turns: Semaphore, work: Work, turn?: Turn): Promise<string> => turns.take(work, turn).catch(refusalOf);

/** Takes all places, and all to wait in, by the same work. */
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
])('works that %s give their places back', async (_how, work, outcome) => {
  const turns = new Semaphore(RULES);
  expect(await Promise.all(takeAll(turns, work))).toEqual(Array(5).fill(outcome));
  await isFree(turns);
});

test('works that never end give their places back when their time is over, and are told', async () => {
  const turns = new Semaphore({ ...RULES, longestMs: 20 });
  const told: boolean[] = [];
  const deaf: Work = (signal) => {
    signal.addEventListener('abort', () => void told.push(true));
    return never(signal);
  };
  expect(await Promise.all(takeAll(turns, deaf))).toEqual(Array(5).fill('503 error.unavailable'));
  expect(told).toHaveLength(5);
  await isFree(turns);
});

test('who leaves gives up the turn that has not come, and tells the work that runs', async () => {
  const turns = new Semaphore(RULES);
  const leaving = new AbortController();
  const works = takeAll(turns, untilTold, { signal: leaving.signal });
  expect(await take(turns, never)).toBe('503 error.unavailable');
  leaving.abort(new Error('left'));
  expect((await Promise.all(works)).toSorted()).toEqual([...Array(2).fill('left'), ...Array(3).fill('told to end')]);
  await isFree(turns);
});

test('who leaves the queue leaves the others where they were', async () => {
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

test('who left before does not begin', async () => {
  const turns = new Semaphore(RULES);
  const work = async (): Promise<string> => 'begun';
  expect(await take(turns, work, { signal: AbortSignal.abort(new Error('left')) })).toBe('left');
  await isFree(turns);
});

test('one person takes no more than theirs, and gets them back', async () => {
  const turns = new Semaphore({ ...RULES, atOnce: 10 });
  const leaving = new AbortController();
  const mine = { signal: leaving.signal, of: 7 };
  const works = Array.from({ length: 4 }, () => take(turns, untilTold, mine));
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
