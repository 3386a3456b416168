import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { postgis } from '@electric-sql/pglite-postgis';

/** What the thread opens: a folder, or (null) memory. */
export interface EmbeddedStart {
  folder: string | null;
}

/** What the thread can be asked: `wire` are bytes of PostgreSQL's protocol, `reset` makes the one session a new one. */
export type EmbeddedRequest = { kind: 'reset' | 'close' } | { kind: 'wire'; bytes: Uint8Array };

/** Its answer; `bytes` is what the server of a real connection would send. */
export type EmbeddedReply = { id: number } & ({ ok: true; bytes: Uint8Array } | { ok: false; message: string });

const NOTHING = new Uint8Array();

const start = workerData as EmbeddedStart;
const database = PGlite.create({
  ...(start.folder && { dataDir: start.folder }),
  extensions: { postgis, pg_trgm },
});
database.catch(() => {}); // each question reports the failure

parentPort?.on('message', async (request: EmbeddedRequest & { id: number }) => {
  try {
    const bytes = await answer(request);
    parentPort?.postMessage({ id: request.id, ok: true, bytes } satisfies EmbeddedReply);
  } catch (error) {
    const { message } = error as Error;
    parentPort?.postMessage({ id: request.id, ok: false, message } satisfies EmbeddedReply);
  }
});

async function answer(request: EmbeddedRequest): Promise<Uint8Array> {
  const pglite = await database;
  switch (request.kind) {
    case 'wire':
      return pglite.execProtocolRaw(request.bytes);
    case 'reset':
      await pglite.exec('rollback');
      await pglite.exec('discard all');
      return NOTHING;
    case 'close':
      await pglite.close();
      return NOTHING;
  }
}
