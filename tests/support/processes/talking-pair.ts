import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { TEST_SECRET } from '#tests/support/product/test-services.ts';
import { KilledProcesses } from './killed-processes.ts';

/** Two processes of the product on one database. */
export interface TalkingPair {
  first: string;
  second: string;
  /** An address that leads to the first while it lives, then to the second, as a proxy does. */
  proxy: string;
  killFirst(): Promise<void>;
  close(): Promise<void>;
}

/** @param environment names the database, and what else is set */
export async function talkingPair(environment: Record<string, string>): Promise<TalkingPair> {
  const processes = new KilledProcesses('talking-process.ts', { SECRET: TEST_SECRET, ...environment });
  const [first, second] = (await Promise.all([1, 2].map(() => addressOf(processes.start())))) as [string, string];
  const proxy = createServer((incoming) => {
    incoming.on('error', () => {});
    const leadTo = (address: string, onRefused: () => void): void => {
      const outgoing = connect(Number(new URL(address).port), '127.0.0.1');
      outgoing.once('error', onRefused);
      outgoing.once('connect', () => {
        outgoing.off('error', onRefused);
        outgoing.on('error', () => incoming.destroy());
        outgoing.on('close', () => incoming.destroy());
        incoming.on('close', () => outgoing.destroy());
        incoming.pipe(outgoing).pipe(incoming);
      });
    };
    leadTo(first, () => leadTo(second, () => incoming.destroy()));
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    ...{ first, second },
    proxy: `http://127.0.0.1:${(proxy.address() as { port: number }).port}`,
    killFirst: () => processes.killOldest(),
    close: async () => {
      await processes.killAll();
      proxy.close();
    },
  };
}

/** Its message once it listens. @throws Error when it ends before */
async function addressOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A process of the product ended at once.')));
  const [address] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return address;
}
