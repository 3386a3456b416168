import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle } from '#platform/db/db.ts';
import type { Listening } from '#platform/db/listening.ts';
import type { SocketServer } from './socket-server.ts';
import { REALTIME_CHANNEL } from './tell.queries.ts';
import type { Told } from './tell.ts';

/** While the database is away it is asked again so often, milliseconds. */
const TRY_AGAIN_MS = 1_000;

interface HearingParts {
  database: DatabaseHandle;
  sockets: SocketServer;
}

/**
 * Passes on to the sockets of this process what any process tells. After a break, in which things may have been told, browsers
 * are made to connect again: they ask what they missed.
 */
export function hearTellings(server: FastifyInstance, { database, sockets }: HearingParts): void {
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
