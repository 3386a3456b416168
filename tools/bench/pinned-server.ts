import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../testing/free-port.ts';

const SERVER_CORE = '0';
const OTHER_CORE = '1';
const LOOK_EVERY_MS = 50;
/** Longest wait for a server, milliseconds. */
const LONGEST_START_MS = 120_000;

/** A script, its folder, and its settings. */
export interface PinnedProgram {
  folder: string;
  script: readonly string[];
  settings: Readonly<Record<string, string>>;
}

/** Keeps this process, and all it starts from now on, off the servers' core. @throws Error on a machine of one core */
export function leaveServerCore(): void {
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', OTHER_CORE, String(process.pid)]);
  if (status !== 0 || availableParallelism() < 1) throw new Error(`This takes a machine of two cores. ${stderr}`);
}

/** A server on a core of its own while some work is done with it. */
export async function withServer<Result>(
  { folder, script, settings }: PinnedProgram,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const port = String(await freePort());
  const log = openSync('var/bench/peers.log', 'a');
  const server = spawn('taskset', ['-c', SERVER_CORE, process.execPath, ...script], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings, PORT: port },
    stdio: ['ignore', log, log],
  });
  const end = once(server, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answering(server, origin);
    return await work(origin);
  } finally {
    if (server.exitCode === null) server.kill('SIGTERM');
    await end;
  }
}

async function answering(server: ChildProcess, origin: string): Promise<void> {
  const begunMs = performance.now();
  for (;;) {
    const answer = await fetch(origin, { redirect: 'manual' }).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    if (server.exitCode !== null || performance.now() - begunMs > LONGEST_START_MS) {
      throw new Error('A server did not start: see var/bench/peers.log');
    }
    await sleep(LOOK_EVERY_MS);
  }
}
