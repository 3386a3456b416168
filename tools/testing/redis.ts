import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

/** Where Debian puts the server. */
export const REDIS_SERVER = '/usr/bin/redis-server';

/** A Redis of our own that keeps nothing, and the accidents it may have. */
export interface TemporaryRedis {
  url: string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again, on its port and without its memory. */
  start(): Promise<void>;
  /** Stops it in the middle of what it does; its connections stay open. */
  hang(): void;
  /** Lets it go on where it was. */
  wake(): void;
}

/** Starts a server on a free port of this machine. */
export async function startRedis(): Promise<TemporaryRedis> {
  const port = await freePort();
  let server = await started(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const end = once(server, 'exit');
      server.kill('SIGKILL');
      await end;
    },
    start: async () => {
      server = await started(port);
    },
    hang: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
  };
}

async function started(port: number): Promise<ChildProcess> {
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'];
  const server = spawn(REDIS_SERVER, where, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface(server.stdout)) {
    if (line.includes('Ready to accept connections')) return server;
  }
  throw new Error('The Redis server ended at once.');
}
