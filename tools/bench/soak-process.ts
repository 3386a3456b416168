import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { machineMemoryMb, runtimeMemory } from '#platform/config/memory-settings.ts';

/** Memory of a process after a collection, bytes. `rss` is all of it, threads included. */
export interface SoakMemory {
  rss: number;
  heapUsed: number;
  external: number;
}

/** The product in a process of its own. */
export interface SoakProcess {
  origin: string;
  memory(): Promise<SoakMemory>;
  /** Memory that it holds now, threads included, without a collection before, bytes. */
  residentBytes(): number;
  end(): Promise<void>;
}

/** Starts it on an empty database and fills that. @param settings as in the environment of the product */
export async function startSoakProcess(settings: Record<string, string>): Promise<SoakProcess> {
  const { flags, environment } = runtimeMemory(machineMemoryMb());
  const child = fork(new URL('./soak-server.ts', import.meta.url), {
    execArgv: ['--expose-gc', ...flags],
    env: { ...environment, MAP_STREETS: 'off', ...settings, NODE_ENV: 'production' },
  });
  const origin = await answerOf<string>(child);
  return {
    origin,
    memory: () => {
      child.send('memory');
      return answerOf<SoakMemory>(child);
    },
    residentBytes: () =>
      Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1_024,
    end: async () => {
      child.send('end');
      await once(child, 'exit');
    },
  };
}

/** The next thing the process says. @throws Error when it ends instead */
function answerOf<Thing>(child: ChildProcess): Promise<Thing> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The server ended with ${code}.`));
    child.once('exit', onExit);
    child.once('message', (thing) => {
      child.off('exit', onExit);
      resolve(thing as Thing);
    });
  });
}
