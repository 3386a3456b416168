import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { timeoutReader } from '../statements/statement-timeout.ts';
import { tellsOfEnd } from './wire-severity.ts';

/** What the thread opens: a folder, or (null) memory; and how long a statement may run if nothing else is said, 0 for ever. */
export interface EmbeddedStart {
  folder: string | null;
  statementTimeoutMs: number;
}

/** What the thread begins with: what to open, and PostgreSQL compiled. */
export interface ThreadData {
  start: EmbeddedStart;
  postgres: WebAssembly.Module;
}

/**
 * What the thread can be asked: `wire` are bytes of PostgreSQL's protocol, `reset` makes the one session a new one, `copy`
 * copies its folder to one that is not there yet.
 */
export type EmbeddedRequest =
  | { kind: 'reset' }
  | { kind: 'close' }
  | { kind: 'wire'; bytes: Uint8Array }
  | { kind: 'copy'; folder: string };

/**
 * Its answer; `bytes` is what the server of a real connection would send, `statementTimeoutMs` how long the next
 * statement may run, 0 for ever. After the last one nothing more is to be asked.
 */
export type EmbeddedReply = { id: number } & (
  | { ok: true; bytes: Uint8Array; statementTimeoutMs: number; isLast: boolean }
  | { ok: false; message: string }
);

const { start, postgres } = workerData as ThreadData;
const database = open();
database.catch(() => {}); // each question reports the failure
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
  // A server's process ends by itself then; PGlite goes on with a memory that fits neither folder nor log.
  if (tellsOfEnd(bytes)) return { ok: true, bytes, statementTimeoutMs: 0, isLast: true } as const;
  const readTimeoutMs = await timeout;
  return { ok: true, bytes, statementTimeoutMs: readTimeoutMs(), isLast: false } as const;
}

async function carryOut(
  pglite: PGlite,
  request: Exclude<EmbeddedRequest, { kind: 'close' }>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (request.kind === 'wire') return speak(pglite, request.bytes);
  if (request.kind === 'reset') return reset(pglite);
  // Nothing is written while this thread copies: whoever opens the copy takes from its log what was committed.
  if (start.folder !== null)
    cpSync(start.folder, request.folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return new Uint8Array();
}

async function reset(pglite: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  await speak(pglite, simpleQuery('rollback'));
  await speak(pglite, simpleQuery('discard all'));
  return new Uint8Array();
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
