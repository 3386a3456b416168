import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

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
  end(): Promise<void>;
}

/** Starts it on an empty database and fills that. @param settings as in the environment of the product */
export async function startSoakProcess(settings: Record<string, string>): Promise<SoakProcess> {
  const child = fork(new URL('./soak-server.ts', import.meta.url), {
    execArgv: ['--expose-gc', '--max-semi-space-size=32'],
    env: { ...settings, NODE_ENV: 'production' },
  });
  const origin = await told<string>(child);
  return {
    origin,
    memory: () => {
      child.send('memory');
      return told<SoakMemory>(child);
    },
    end: async () => {
      child.send('end');
      await once(child, 'exit');
    },
  };
}

/** The next thing the process says. @throws Error when it ends instead */
function told<Thing>(child: ChildProcess): Promise<Thing> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The server ended with ${code}.`));
    child.once('exit', onExit);
    child.once('message', (thing) => {
      child.off('exit', onExit);
      resolve(thing as Thing);
    });
  });
}
