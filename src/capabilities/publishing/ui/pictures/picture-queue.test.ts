import { describe, expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import type { FormPicture } from './form-picture.ts';
import { PictureQueue } from './picture-queue.ts';

const slow = new AppError('error.upload.slow', { code: 408 });
const broken = new AppError('error.unavailable', { code: 503 });

/** A queue whose tries fail as given, in the order of all tries; pauses take no time. */
function aQueue(failures: Record<number, AppError> = {}, offlineTries = 0) {
  const tries: string[] = [];
  const pauses: number[] = [];
  const sizes: number[] = [];
  const states = new Map<string, Partial<FormPicture>>();
  let most = 0;
  let sending = 0;
  const queue = new PictureQueue({
    fileOf: async (hash) => (hash === 'lost' ? null : new Blob([hash === 'large' ? 'x'.repeat(2_000) : hash])),
    shrink: async (file, { longestSide }) => (file.size > longestSide ? new Blob(['x'.repeat(longestSide)]) : file),
    send: async (file, hash, onProgress) => {
      sending += 1;
      sizes.push(file.size);
      most = Math.max(most, sending);
      const failure = failures[tries.push(hash) - 1];
      onProgress(0.5);
      await Promise.resolve();
      sending -= 1;
      if (failure) throw failure;
      return { img_id: tries.length, key: hash };
    },
    pause: async (ms) => void pauses.push(ms),
    isOffline: () => tries.length <= offlineTries,
    onChange: (hash, change) => void states.set(hash, { ...states.get(hash), ...change }),
    onTaken: async () => {},
  });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
  };
  return { queue, tries, sizes, pauses, states, settled, mostAtOnce: () => most };
}

describe('pictures on their way', () => {
  test('wait until their offer is there, then go one after another', async () => {
    const { queue, tries, settled, mostAtOnce } = aQueue();
    for (const hash of ['a', 'b', 'c']) queue.add(hash);
    await settled();
    expect(tries).toEqual([]);
    queue.start();
    await settled();
    expect(tries).toEqual(['a', 'b', 'c']);
    expect(mostAtOnce()).toBe(1);
  });

  test('are sent again as a whole when the connection breaks, later each time', async () => {
    const { queue, tries, pauses, states, settled } = aQueue({ 0: broken, 1: broken, 2: broken });
    queue.start();
    queue.add('a');
    await settled();
    expect(tries).toEqual(['a', 'a', 'a', 'a']);
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
    expect(states.get('a')).toMatchObject({ state: 'kept', progress: 1 });
  });

  test('are made smaller, twice, when the connection is too slow for them', async () => {
    const { queue, sizes, pauses, states, settled } = aQueue({ 0: slow, 1: slow });
    queue.start();
    queue.add('large');
    await settled();
    expect(sizes).toEqual([2_000, 1_280, 800]);
    expect(pauses).toEqual([]);
    expect(states.get('large')).toMatchObject({ state: 'kept' });
  });

  test('that cannot be made smaller report that the connection is too slow', async () => {
    const { queue, sizes, states, settled } = aQueue({ 0: slow });
    queue.start();
    queue.add('small');
    await settled();
    expect(sizes).toEqual([5]);
    expect(states.get('small')).toMatchObject({ state: 'stuck', failure: slow });
  });

  test('wait as long as the server bids', async () => {
    const { queue, pauses, settled } = aQueue({
      0: new AppError('error.rateLimit', { code: 429, values: { retryAfter: 7 } }),
    });
    queue.start();
    queue.add('a');
    await settled();
    expect(pauses).toEqual([7_000]);
  });

  test.each([
    ['refused by', 'error.upload.type', 415],
    ['refused by', 'error.upload.image', 422],
    ['stuck after', 'error.storage.full', 507],
    ['stuck after', 'error.auth.required', 401],
  ])('are %s %s at once, and the next one goes', async (state, messageId, code) => {
    const { queue, tries, states, settled } = aQueue({ 0: new AppError(messageId, { code }) });
    queue.start();
    queue.add('a');
    queue.add('b');
    await settled();
    expect(tries).toEqual(['a', 'b']);
    expect(states.get('a')).toMatchObject({ state: state.split(' ')[0], failure: { messageId } });
    expect(states.get('b')?.state).toBe('kept');
  });

  test('are stuck after eight tries in a row without an answer, those after them after one, until tried again', async () => {
    const always = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index, broken]));
    const { queue, tries, pauses, states, settled } = aQueue(always);
    queue.start();
    for (const hash of ['a', 'b']) queue.add(hash);
    await settled();
    expect(tries.join('')).toBe('aaaaaaaab');
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    const stuck = { state: 'stuck', failure: { messageId: 'publish.pictures.stuck' } };
    expect([states.get('a'), states.get('b')]).toMatchObject([stuck, stuck]);
    queue.retry();
    for (const hash of ['a', 'b']) queue.add(hash);
    await settled();
    expect([states.get('a')?.state, states.get('b')?.state]).toEqual(['kept', 'kept']);
  });

  test('are stuck after two tries for which the server was too busy', async () => {
    const busy = new AppError('error.upload.busy', { code: 503, values: { retryAfter: 30 } });
    const { queue, tries, states, settled } = aQueue({ 0: busy, 1: busy });
    queue.start();
    queue.add('a');
    await settled();
    expect(tries).toHaveLength(2);
    expect(states.get('a')).toMatchObject({ state: 'stuck', failure: busy });
  });

  test('wait for the connection for as long as the browser reports none', async () => {
    const away = 40;
    const failures = Object.fromEntries(Array.from({ length: away }, (_, index) => [index, broken]));
    const { queue, states, settled } = aQueue(failures, away);
    queue.start();
    queue.add('a');
    await settled();
    expect(states.get('a')?.state).toBe('kept');
  });

  test('are never sent twice however often they are chosen, and one that was removed is not sent', async () => {
    const { queue, tries, settled } = aQueue();
    for (const hash of ['a', 'a', 'b']) queue.add(hash);
    queue.remove('b');
    queue.start();
    await settled();
    expect(tries).toEqual(['a']);
  });

  test('whose file this browser has lost report that', async () => {
    const { queue, states, settled } = aQueue();
    queue.start();
    queue.add('lost');
    await settled();
    expect(states.get('lost')).toMatchObject({ state: 'refused', failure: { messageId: 'publish.pictures.lost' } });
  });
});
