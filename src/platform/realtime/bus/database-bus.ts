import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/db/db.ts';
import type { NoticeSubscription } from '#platform/db/listening.ts';
import type { Bus, BusParts, Emission } from './bus.ts';
import { notifyProcesses, REALTIME_CHANNEL } from './database-bus.queries.ts';

/** Interval of retries while the database is away, milliseconds. */
const TRY_AGAIN_MS = 1_000;

const notify = (db: Db, emission: Emission): Promise<void> => notifyProcesses(db, JSON.stringify(emission));

/** A bus of the database's notices, which are sent with the commit and not without. @see docs/decisions/053-real-time.md */
export const DATABASE_BUS: Bus = { emit: notify, pass: notify, attach: onNotices };

function onNotices(server: FastifyInstance, { database, sockets }: BusParts): void {
  let isClosing = false;
  const subscription = {
    onMessage: (text: string) => sockets.emit(JSON.parse(text) as Emission),
    onBegin: () => sockets.breakAll(),
  };
  const begin = async (): Promise<NoticeSubscription | null> => {
    while (!isClosing) {
      try {
        return await database.listen(REALTIME_CHANNEL, subscription);
      } catch {
        // The outage is logged by the database itself, once; no events arrive until its end.
        await sleep(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
    return null;
  };
  let listening: Promise<NoticeSubscription | null> = Promise.resolve(null);
  server.addHook('onListen', async () => {
    listening = begin();
  });
  server.addHook('onClose', async () => {
    isClosing = true;
    await (await listening)?.close();
  });
}
