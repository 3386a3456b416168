import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { leanPostgis } from './lean-postgis.ts';

/** What the thread opens: a folder, or (null) memory. */
export interface EmbeddedStart {
  folder: string | null;
}

/** What the thread can be asked: `wire` are bytes of PostgreSQL's protocol, `reset` makes the one session a new one. */
export type EmbeddedRequest = { kind: 'reset' | 'close' } | { kind: 'wire'; bytes: Uint8Array };

/** Its answer; `bytes` is what the server of a real connection would send. */
export type EmbeddedReply = { id: number } & ({ ok: true; bytes: Uint8Array } | { ok: false; message: string });

const start = workerData as EmbeddedStart;
const database = PGlite.create({
  ...(start.folder && { dataDir: start.folder }),
  extensions: { postgis: await leanPostgis(), pg_trgm },
});
database.catch(() => {}); // each question reports the failure

parentPort?.on('message', async (request: EmbeddedRequest & { id: number }) => {
  try {
    const bytes = await answer(request);
    parentPort?.postMessage({ id: request.id, ok: true, bytes } satisfies EmbeddedReply, [bytes.buffer]);
  } catch (error) {
    const { message } = error as Error;
    parentPort?.postMessage({ id: request.id, ok: false, message } satisfies EmbeddedReply);
  }
});

async function answer(request: EmbeddedRequest): Promise<Uint8Array<ArrayBuffer>> {
  const pglite = await database;
  switch (request.kind) {
    case 'wire':
      return speak(pglite, request.bytes);
    case 'reset':
      await speak(pglite, simpleQuery('rollback'));
      await speak(pglite, simpleQuery('discard all'));
      return new Uint8Array();
    case 'close':
      await pglite.close();
      return new Uint8Array();
  }
}

/**
 * Answers bytes of the protocol with bytes. PGlite's other ways of asking read every answer themselves and keep what they
 * read until somebody takes it from them, which here nobody does.
 */
async function speak(pglite: PGlite, question: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  await pglite.execProtocolRawStream(question, {
    // A part lies in the memory of the database, which the next one overwrites.
    onRawData: (part) => void parts.push(part.slice()),
  });
  return joined(parts);
}

/** One array with a buffer of its own, which can be handed to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** A statement without parameters, as a client sends it: letter, length, text, zero. */
function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
