import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { postgis } from '@electric-sql/pglite-postgis';

/** What the thread opens: a folder, or (null) memory; a dump is loaded into an empty one. */
export interface EmbeddedStart {
  folder: string | null;
  initialDump: Uint8Array | null;
}

/** What the thread can be asked. */
export type EmbeddedRequest =
  | { kind: 'ready' | 'close' | 'dump' }
  | { kind: 'query'; text: string; parameters: readonly unknown[] }
  | { kind: 'execute'; text: string };

/** Its answer; `details` are PostgreSQL's fields of an error, such as `code` and `constraint`. */
export type EmbeddedReply =
  | { id: number; ok: true; rows: unknown[]; affectedRows?: number | undefined }
  | { id: number; ok: false; message: string; details: Record<string, unknown> };

const ERROR_FIELDS = ['code', 'constraint', 'table', 'column', 'detail', 'hint'];
const OID = { int8: 20, numeric: 1700, date: 1082 };

const start = workerData as EmbeddedStart;
const database = PGlite.create({
  ...(start.folder && { dataDir: start.folder }),
  ...(start.initialDump && { loadDataDir: new Blob([new Uint8Array(start.initialDump)]) }),
  extensions: { postgis, pg_trgm },
  parsers: { [OID.int8]: Number, [OID.numeric]: Number, [OID.date]: String },
});
database.catch(() => {}); // each question reports the failure

parentPort?.on('message', async (request: EmbeddedRequest & { id: number }) => {
  try {
    parentPort?.postMessage({ id: request.id, ok: true, ...(await answer(request)) } satisfies EmbeddedReply);
  } catch (error) {
    const { message, ...rest } = error as Error & Record<string, unknown>;
    const details = Object.fromEntries(ERROR_FIELDS.map((field) => [field, rest[field]]));
    parentPort?.postMessage({ id: request.id, ok: false, message, details } satisfies EmbeddedReply);
  }
});

async function answer(request: EmbeddedRequest): Promise<{ rows: unknown[]; affectedRows?: number | undefined }> {
  const pglite = await database;
  switch (request.kind) {
    case 'query': {
      const { rows, affectedRows } = await pglite.query(request.text, [...request.parameters]);
      return { rows, affectedRows };
    }
    case 'execute':
      await pglite.exec(request.text);
      return { rows: [] };
    case 'dump':
      return { rows: [new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer())] };
    case 'close':
      await pglite.close();
      return { rows: [] };
    case 'ready':
      return { rows: [] };
  }
}
