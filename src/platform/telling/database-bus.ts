import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/db/db.ts';
import type { Listening } from '#platform/db/listening.ts';
import type { Bus, HearingParts, Told } from './bus.ts';
import { notifyProcesses, REALTIME_CHANNEL } from './database-bus.queries.ts';

/** While the database is away it is asked again so often, milliseconds. */
const TRY_AGAIN_MS = 1_000;

const notify = (db: Db, told: Told): Promise<void> => notifyProcesses(db, JSON.stringify(told));

/** A notice of the database, which comes with the commit and not without. @see docs/decisions/053-real-time.md */
export const DATABASE_BUS: Bus = { tell: notify, pass: notify, hear: hearNotices };

function hearNotices(server: FastifyInstance, { database, sockets }: HearingParts): void {
  let isClosing = false;
  const hearing = {
    onMessage: (text: string) => sockets.tell(JSON.parse(text) as Told),
    onBegin: () => sockets.breakAll(),
  };
  const begin = async (): Promise<Listening | null> => {
    while (!isClosing) {
      try {
        return await database.listen(REALTIME_CHANNEL, hearing);
      } catch {
        // Told of by the database itself, once; nobody hears anything until it is there.
        await sleep(TRY_AGAIN_MS, undefined, { ref: false });
      }
    }
    return null;
  };
  let listening: Promise<Listening | null> = Promise.resolve(null);
  server.addHook('onListen', async () => {
    listening = begin();
  });
  server.addHook('onClose', async () => {
    isClosing = true;
    await (await listening)?.close();
  });
}
