import { describe, expect, test } from 'vitest';
import type * as idleWorker from '#tests/support/processes/idle-worker.ts';
import { TaskTimeoutError, WorkerPool } from './worker-pool.ts';

const RUNTIMES = ['worker_threads', 'child_process'] as const;

const poolOf = (runtime: (typeof RUNTIMES)[number], longestMs = 20_000): WorkerPool<typeof idleWorker> =>
  new WorkerPool({
    file: new URL('../../../tests/support/processes/idle-worker.ts', import.meta.url),
    runtime,
    atOnce: 2,
    longestMs,
  });

describe.each(RUNTIMES)('workers of the kind %s', (runtime) => {
  test('begin with the first task, are no more than allowed, and do all tasks', async () => {
    const pool = poolOf(runtime);
    expect(pool.workers).toBe(0);
    const doubled = Promise.all(Array.from({ length: 20 }, (_, number) => pool.run('double', number)));
    expect(pool.workers).toBeLessThanOrEqual(2);
    expect(await doubled).toEqual(Array.from({ length: 20 }, (_, number) => 2 * number));
    expect(pool.workers).toBeLessThanOrEqual(2);
  });

  test('tell why a task failed, and do the next', async () => {
    const pool = poolOf(runtime);
    await expect(pool.run('fail', 'no such colour')).rejects.toThrow('no such colour');
    expect(await pool.run('double', 4)).toBe(8);
  });

  test('that crash take their own task with them and no other', async () => {
    const pool = poolOf(runtime);
    const other = pool.run('wait', 300);
    for (let round = 0; round < 3; round += 1) await expect(pool.run('crash', undefined)).rejects.toThrow();
    await other;
    expect(await pool.run('double', 4)).toBe(8);
  });

  test('that hang end when their time is over', async () => {
    const pool = poolOf(runtime, 1_500);
    await Promise.all([0, 1].map(() => expect(pool.run('hang', undefined)).rejects.toThrow(TaskTimeoutError)));
    expect(await pool.run('double', 4)).toBe(8);
  });

  test('end when no caller waits for them', async () => {
    const pool = poolOf(runtime);
    await pool.run('double', 1);
    const leaving = new AbortController();
    const left = pool.run('hang', undefined, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await expect.poll(() => pool.workers).toBeLessThanOrEqual(1);
    await expect(pool.run('double', 4, { signal: leaving.signal })).rejects.toThrow('left');
    expect(await pool.run('double', 4)).toBe(8);
  });

  test('that finished their work are reused when the caller leaves afterwards', async () => {
    const pool = poolOf(runtime);
    const leaving = new AbortController();
    await pool.run('double', 4, { signal: leaving.signal });
    leaving.abort();
    expect(pool.workers).toBe(1);
  });

  test('know nothing of the environment, where secrets are', async () => {
    expect(await poolOf(runtime).run('environment', undefined)).toEqual([]);
  });
});

// In parallel: each waits for ten seconds.
test.concurrent.each(RUNTIMES)(
  'workers of the kind %s end when there is nothing to do',
  async (runtime) => {
    const pool = poolOf(runtime);
    await pool.run('double', 4);
    expect(pool.workers).toBe(1);
    await expect.poll(() => pool.workers, { timeout: 15_000 }).toBe(0);
  },
  20_000,
);
