import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedStart } from './embedded-worker.ts';

/**
 * Kysely on PGlite in a thread of its own: the database works while the web server goes on serving.
 *
 * PGlite is one connection; a queue hands it from statement to statement and from transaction to transaction, so that
 * no statement of another request slips into an open transaction.
 */
export class EmbeddedDialect implements Dialect {
  readonly #driver: EmbeddedDriver;

  constructor(start: EmbeddedStart) {
    this.#driver = new EmbeddedDriver(start);
  }

  /** Runs a text of several statements, without parameters. */
  execute(text: string): Promise<void> {
    return this.#driver.execute(text);
  }

  /** The whole database as a file, to start others from. */
  dump(): Promise<Uint8Array> {
    return this.#driver.dump();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return this.#driver;
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }
}

class EmbeddedDriver implements Driver {
  readonly #start: EmbeddedStart;
  readonly #waiting = new Map<number, (reply: EmbeddedReply) => void>();
  readonly #connection: DatabaseConnection;
  #worker: Worker | undefined;
  #lastId = 0;
  #queue: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(start: EmbeddedStart) {
    this.#start = start;
    this.#connection = {
      executeQuery: (query) => this.#query(query) as Promise<QueryResult<never>>,
      streamQuery: () => {
        throw new Error('The embedded database does not stream.');
      },
    };
  }

  async init(): Promise<void> {
    if (this.#worker) return;
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: this.#start });
    this.#worker = worker;
    worker.on('message', (reply: EmbeddedReply) => {
      this.#waiting.get(reply.id)?.(reply);
      this.#waiting.delete(reply.id);
    });
    worker.on('error', (error) => this.#failAll(error));
    worker.on('exit', () => this.#failAll(new Error('The embedded database has stopped.')));
    worker.unref();
    await this.#ask({ kind: 'ready' });
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#queue;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#queue = promise;
    await before;
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    if (!this.#worker) return;
    await this.#ask({ kind: 'close' });
    await this.#worker.terminate();
    this.#worker = undefined;
  }

  async execute(text: string): Promise<void> {
    await this.init();
    await this.acquireConnection();
    await this.#ask({ kind: 'execute', text }).finally(() => this.#release());
  }

  async dump(): Promise<Uint8Array> {
    await this.acquireConnection();
    const reply = await this.#ask({ kind: 'dump' }).finally(() => this.#release());
    return reply.rows[0] as Uint8Array;
  }

  async #query(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const reply = await this.#ask({ kind: 'query', text: query.sql, parameters: query.parameters });
    return {
      rows: reply.rows,
      ...(reply.affectedRows !== undefined && { numAffectedRows: BigInt(reply.affectedRows) }),
    };
  }

  #ask(question: EmbeddedRequest): Promise<Extract<EmbeddedReply, { ok: true }>> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (reply) => {
        if (reply.ok) resolve(reply);
        else reject(Object.assign(new Error(reply.message), reply.details));
        if (this.#waiting.size === 1) this.#worker?.unref();
      });
      // A waiting question keeps the process alive; an idle database does not.
      this.#worker?.ref();
      this.#worker?.postMessage({ id, ...question });
    });
  }

  #failAll(error: Error): void {
    for (const answer of this.#waiting.values()) answer({ id: 0, ok: false, message: error.message, details: {} });
    this.#waiting.clear();
  }
}
