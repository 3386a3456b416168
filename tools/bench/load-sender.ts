import { setTimeout as sleep } from 'node:timers/promises';
import type { Load, LoadResult } from './load.ts';

/** The process behind `sendLoad`: sends one load, reports the result, ends. */
process.once('message', async (load: Load) => {
  const result = await send(load);
  process.send?.(result, () => process.exit(0));
});

async function send(load: Load): Promise<LoadResult> {
  const { pace, until } = load;
  const timesMs: number[] = [];
  const codes: Record<string, number> = {};
  const begunMs = performance.now();
  let sent = 0;
  const isOver = (): boolean =>
    'requests' in until ? sent >= until.requests : performance.now() - begunMs >= until.seconds * 1_000;
  const one = async (): Promise<void> => {
    const index = sent++;
    const startedMs = performance.now();
    const code = await ask(load, index);
    timesMs[index] = performance.now() - startedMs;
    codes[code] = (codes[code] ?? 0) + 1;
  };
  if ('atOnce' in pace) {
    const sender = async (): Promise<void> => {
      while (!isOver()) await one();
    };
    await Promise.all(Array.from({ length: pace.atOnce }, sender));
  } else {
    const open: Promise<void>[] = [];
    while (!isOver()) {
      // Late requests are made up for: the pace is that of the clock, not of the answers.
      const dueMs = begunMs + (sent / pace.perSecond) * 1_000;
      if (dueMs > performance.now()) await sleep(dueMs - performance.now());
      open.push(one());
    }
    await Promise.all(open);
  }
  return { timesMs, codes, seconds: (performance.now() - begunMs) / 1_000 };
}

async function ask({ origin, bodies, headers }: Load, index: number): Promise<string> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: bodies[index % bodies.length] ?? '',
  }).catch(() => null);
  if (!response) return 'no answer';
  const { errors } = (await response.json()) as { errors?: { extensions: { code: number } }[] };
  return String(errors?.[0]?.extensions.code ?? response.status);
}
