import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

const RULES = { atOnce: 3, mostOfNetwork: 2, mostWaitingOfNetwork: 4, retryAfterS: 2 };

/** Work that ends on command, and records the order of its starts. */
function office(rules = RULES) {
  const turns = new Semaphore(rules);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, signal = new AbortController().signal): Promise<void> =>
    turns.take(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => void ends.push(resolve));
      },
      { network: name.split(' ')[0] ?? '', signal },
    );
  const endFirst = async (): Promise<void> => {
    ends.shift()?.();
    await setImmediate();
  };
  return { ask, begun, endFirst };
}

test('a party that asks for much leaves room for another', async () => {
  const { ask, begun } = office();
  for (const name of ['greedy 1', 'greedy 2', 'greedy 3']) void ask(name);
  void ask('modest 1');
  await setImmediate();
  expect(begun).toEqual(['greedy 1', 'greedy 2', 'modest 1']);
});

test('of the waiting callers, the one with the fewest works at once is next', async () => {
  const { ask, begun, endFirst } = office();
  for (const name of ['a 1', 'a 2', 'b 1', 'a 3', 'b 2', 'c 1']) void ask(name);
  await setImmediate();
  expect(begun).toEqual(['a 1', 'a 2', 'b 1']);
  await endFirst();
  expect(begun.at(-1)).toBe('c 1');
  await endFirst();
  expect(begun.at(-1)).toBe('a 3');
});

test('everything that waits has its turn', async () => {
  const { ask, begun, endFirst } = office();
  const all = ['a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'b 3', 'c 1', 'a 4', 'c 2', 'd 1', 'b 4'].map((name) => ask(name));
  await setImmediate();
  for (let count = 0; count < all.length; count += 1) await endFirst();
  await Promise.all(all);
  expect(begun.toSorted()).toEqual(['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'b 2', 'b 3', 'b 4', 'c 1', 'c 2', 'd 1']);
});

test('more than may wait of one party are turned away, those of another are not', async () => {
  const { ask } = office();
  for (let count = 0; count < RULES.mostOfNetwork + RULES.mostWaitingOfNetwork; count += 1) void ask(`greedy ${count}`);
  await expect(ask('greedy too')).rejects.toMatchObject({ messageId: 'error.unavailable', code: 503 });
  const other = await Promise.race([ask('modest 1').then(() => 'done'), setImmediate('at work')]);
  expect(other).toBe('at work');
});

test('a caller who leaves while waiting takes no turn, and leaves room to wait', async () => {
  const { ask, begun, endFirst } = office({ ...RULES, atOnce: 1, mostOfNetwork: 1, mostWaitingOfNetwork: 1 });
  void ask('a 1');
  const leaving = new AbortController();
  const gone = ask('a 2', leaving.signal);
  leaving.abort(new Error('has left'));
  await expect(gone).rejects.toThrow('has left');
  void ask('a 3');
  await endFirst();
  expect(begun).toEqual(['a 1', 'a 3']);
});

test('work that fails frees its turn', async () => {
  const turns = new Semaphore({ ...RULES, atOnce: 1, mostOfNetwork: 1, mostWaitingOfNetwork: 1 });
  const turn = { network: 'a', signal: new AbortController().signal };
  await expect(turns.take(() => Promise.reject(new Error('no')), turn)).rejects.toThrow('no');
  expect(await turns.take(async () => 'yes', turn)).toBe('yes');
});
