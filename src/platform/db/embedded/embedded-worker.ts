import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { timeoutReader } from '../statements/statement-timeout.ts';
import { endsProcess } from './wire-severity.ts';

/** Start parameters of the thread: a folder, or null for memory; and the default time limit of a statement, 0 for none. */
export interface EmbeddedStart {
  folder: string | null;
  statementTimeoutMs: number;
}

/** Data of a new thread: the database to open, and compiled PostgreSQL. */
export interface ThreadData {
  start: EmbeddedStart;
  postgres: WebAssembly.Module;
}

/**
 * Requests to the thread: `wire` are bytes of PostgreSQL's protocol, `reset` renews the one session, `copy` copies the folder to one that
 * does not exist yet.
 */
export type EmbeddedRequest =
  | { kind: 'reset' }
  | { kind: 'close' }
  | { kind: 'wire'; bytes: Uint8Array }
  | { kind: 'copy'; folder: string };

/**
 * Answer of the thread. `bytes` is what the server of a real connection would send; `statementTimeoutMs` is the limit of the next
 * statement, 0 for none.
 *
 * After the last answer the thread accepts no request.
 */
export type EmbeddedReply = { id: number } & (
  | { ok: true; bytes: Uint8Array; statementTimeoutMs: number; isLast: boolean }
  | { ok: false; message: string }
);

const { start, postgres } = workerData as ThreadData;
const database = open();
database.catch(() => {}); // each request reports the failure
const timeout = database.then(timeoutReader);
timeout.catch(() => {});

parentPort?.on('message', async (request: EmbeddedRequest & { id: number }) => {
  const reply = await replyTo(request).catch(({ message }: Error) => ({ ok: false, message }) as const);
  const moved = reply.ok ? [reply.bytes.buffer] : [];
  parentPort?.postMessage({ id: request.id, ...reply } satisfies EmbeddedReply, moved);
});

async function open(): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: postgres,
    ...(start.folder && { dataDir: start.folder }),
    startParams: [...PGlite.defaultStartParams, '-c', `statement_timeout=${start.statementTimeoutMs}`],
    extensions: { pg_trgm },
  });
}

async function replyTo(request: EmbeddedRequest) {
  const pglite = await database;
  if (request.kind === 'close') {
    await pglite.close();
    return { ok: true, bytes: new Uint8Array(), statementTimeoutMs: 0, isLast: true } as const;
  }
  const bytes = await carryOut(pglite, request);
  // A server's process would exit now; PGlite continues with a memory that matches neither folder nor log.
  if (endsProcess(bytes)) return { ok: true, bytes, statementTimeoutMs: 0, isLast: true } as const;
  const readTimeoutMs = await timeout;
  return { ok: true, bytes, statementTimeoutMs: readTimeoutMs(), isLast: false } as const;
}

async function carryOut(
  pglite: PGlite,
  request: Exclude<EmbeddedRequest, { kind: 'close' }>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (request.kind === 'wire') return exchange(pglite, request.bytes);
  if (request.kind === 'reset') return reset(pglite);
  // Nothing is written while this thread copies: the copy recovers committed transactions from the log when it is opened.
  if (start.folder !== null)
    cpSync(start.folder, request.folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return new Uint8Array();
}

async function reset(pglite: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  await exchange(pglite, simpleQuery('rollback'));
  await exchange(pglite, simpleQuery('discard all'));
  return new Uint8Array();
}

/**
 * Answers bytes of the protocol with bytes. PGlite's other interfaces parse every answer and hold the result until it is fetched, which no
 * caller here does.
 */
async function exchange(pglite: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  await pglite.execProtocolRawStream(bytes, {
    // A part is a view of the database's memory, which the next one overwrites.
    onRawData: (part) => void parts.push(part.slice()),
  });
  return joined(parts);
}

/** One array with a buffer of its own, which can be transferred to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** A simple-query message without parameters: type, length, text, zero. */
function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
