import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  Kysely,
  KyselyConfig,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import { COLUMN_NAMES } from '../column-names.ts';
import { refuseInsideTransaction, WatchedKysely } from './open-transaction.ts';

type Db = Kysely<Database>;
type Open = (ending: AbortSignal | null) => Db;

const opened = new WeakMap<Db, { open: Open; shared: Db }>();

/** A database on a dialect, from which `dbUntil` makes further ones on the same connections. */
export function sharedConnections({ dialect, ...config }: KyselyConfig): Db {
  const driver = dialect.createDriver();
  const open: Open = (ending) => {
    const createDriver = () => new EndingDriver(driver, ending);
    return new WatchedKysely({
      ...config,
      plugins: [COLUMN_NAMES],
      dialect: {
        createDriver,
        createAdapter: () => dialect.createAdapter(),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createIntrospector: (db) => dialect.createIntrospector(db),
      } satisfies Dialect,
    });
  };
  const shared = open(null);
  opened.set(shared, { open, shared });
  return shared;
}

/**
 * The same database for a caller that leaves when the signal aborts: from then on no statement is begun, waits for a connection are given
 * up, and an open transaction is rolled back. A running statement is left to its own limit.
 */
export function dbUntil(db: Db, ending: AbortSignal): Db {
  const origin = opened.get(db);
  if (!origin) throw new Error('A transaction cannot end before itself.');
  const bounded = origin.open(ending);
  opened.set(bounded, origin);
  return bounded;
}

/** The database shared by all requests: for work whose result is cached for others, even if the caller leaves meanwhile. */
export const sharedDb = (db: Db): Db => opened.get(db)?.shared ?? db;

class EndingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #ending: AbortSignal | null;

  constructor(inner: DatabaseConnection, ending: AbortSignal | null) {
    this.inner = inner;
    this.#ending = ending;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#ending?.throwIfAborted();
    return this.inner.executeQuery<Row>(query);
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    this.#ending?.throwIfAborted();
    return this.inner.streamQuery<Row>(query, chunkSize);
  }
}

/** Delegates to a driver that others share: its owner begins and ends it. */
class EndingDriver implements Driver {
  readonly #driver: Driver;
  readonly #ending: AbortSignal | null;

  constructor(driver: Driver, ending: AbortSignal | null) {
    this.#driver = driver;
    this.#ending = ending;
  }

  init = (): Promise<void> => this.#driver.init();
  destroy = (): Promise<void> => (this.#ending ? Promise.resolve() : this.#driver.destroy());

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#ending?.throwIfAborted();
    refuseInsideTransaction();
    const connection = await this.#driver.acquireConnection();
    if (this.#ending?.aborted) await this.#driver.releaseConnection(connection);
    this.#ending?.throwIfAborted();
    return new EndingConnection(connection, this.#ending);
  }

  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings): Promise<void> =>
    this.#driver.beginTransaction(innerOf(connection), settings);
  commitTransaction = (connection: DatabaseConnection): Promise<void> =>
    this.#driver.commitTransaction(innerOf(connection));
  rollbackTransaction = (connection: DatabaseConnection): Promise<void> =>
    this.#driver.rollbackTransaction(innerOf(connection));
  releaseConnection = (connection: DatabaseConnection): Promise<void> =>
    this.#driver.releaseConnection(innerOf(connection));
}

const innerOf = (connection: DatabaseConnection): DatabaseConnection => (connection as EndingConnection).inner;
