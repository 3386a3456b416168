import { type Kysely, type KyselyConfig, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB as Database } from '#generated/db.ts';
import { HOUR_MS } from '#kernel/time.ts';
import { DirectoryLockedError } from './embedded/directory-lock.ts';
import { ControlError } from './embedded/embedded-control.ts';
import { EmbeddedDatabase } from './embedded/embedded-database.ts';
import { openHome } from './embedded/embedded-home.ts';
import { EmbeddedListening, listenOnServer, type NoticeListener, type NoticeSubscription } from './listening.ts';
import { ServerClient } from './server/server-client.ts';
import { ServerPool } from './server/server-pool.ts';
import { type OutageListener, ServerPulse } from './server/server-pulse.ts';
import { DatabaseNotOpenError } from './statements/database-away.ts';
import { folderErrorText, serverErrorText } from './statements/database-error-texts.ts';
import { sharedConnections } from './statements/ending-db.ts';
import { PreparingClient } from './statements/preparing-client.ts';
import { countDisturbances } from './statements/quiet-database.ts';

/** The typed handle of every query; a transaction is one too. */
export type Db = Kysely<Database>;

/** Receives each executed statement: used for slow-query logs and to count statements in tests. */
export type StatementListener = (statement: RanStatement) => void;

/** An executed statement. */
export interface RanStatement {
  sql: string;
  parameters: readonly unknown[];
  ms: number;
  error?: unknown;
}

/** An open database. */
export interface DatabaseHandle {
  db: Db;
  kind: 'embedded' | 'server';
  /** Runs a text of several statements, without parameters. Returns the rows of all of them, in order. */
  execute(text: string): Promise<object[]>;
  /** The same for upkeep, such as changes of tables, which may take longer than a visitor waits. */
  maintain(text: string): Promise<object[]>;
  /** Listens to notices of a channel (`pg_notify`), sent by any process once the transaction is committed. */
  listen(channel: string, listener: NoticeListener): Promise<NoticeSubscription>;
  /** Whether the database is known not to answer; queries are then refused at once. */
  isAway(): boolean;
  /** Connections of this process, and the number of waiting callers. */
  connections(): { used: number; waiting: number; most: number };
  /** Waits until the database answers. @throws DatabaseNotOpenError when it refuses the connection */
  answered(): Promise<void>;
  /** Ends running work, then the connection; an embedded database releases its folder. */
  close(): Promise<void>;
}

/** Properties of a handle to a database in this process. */
const ALWAYS_THERE = { isAway: () => false, answered: async () => {} } as const;

/** Connections to a server of programs beside the product: imports, commands. */
const USUAL_CONNECTIONS = 10;

/** Longest a statement may run, milliseconds. @source docs/reference/limits.md, "Time-outs" */
const STATEMENT_TIMEOUT_MS = 3_000;
/** Longest a statement of upkeep may run, milliseconds: a longer one counts as endless. */
const UPKEEP_TIMEOUT_MS = HOUR_MS;

/** Idle time after which the operating system probes a silent connection, milliseconds. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Longest wait of a listener for a connection, milliseconds. */
const LISTENER_CONNECT_MS = 5_000;

/** Raises the limit to that of upkeep, for one transaction that loads or changes in bulk. */
export async function liftStatementLimit(tx: Db): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(UPKEEP_TIMEOUT_MS)}`.execute(tx);
}

/** Does upkeep in a transaction of its own, which may take longer than a visitor waits. */
export const upkeep = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await liftStatementLimit(tx);
    return work(tx);
  });

/** Commands of capabilities for another process, by name: input and result travel as JSON. */
export type Commands = Readonly<Record<string, (db: Db, input: unknown) => Promise<unknown>>>;

/** Address of the database, and its listeners; each outage of a server, and its end, is reported once. */
export interface DatabaseOptions extends OutageListener {
  databaseUrl: string | null;
  dataDir: string;
  /** Most connections of the process to a server. */
  databaseConnections?: number;
  onStatement?: StatementListener;
  /** Imports and sample data may run longer than a request. */
  unlimitedStatements?: boolean;
  /** The server need not answer yet. */
  mayBeAway?: boolean;
  /** Requests that other processes may send while this one has an embedded database open. */
  commands?: () => Promise<Commands>;
}

/**
 * Opens the PostgreSQL server named by `databaseUrl`, else the embedded database under `dataDir`.
 *
 * @throws DirectoryLockedError when another process holds the embedded database; DatabaseNotOpenError when a folder is no database, or a
 * server does not answer or refuses the connection
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  return options.databaseUrl ? openServer(options, options.databaseUrl) : openEmbedded(options);
}

/**
 * Opens an empty embedded database in memory, which is gone when it is closed. Statements have no limit: exceeding one would end the
 * database for good.
 */
export async function openInMemory(): Promise<DatabaseHandle> {
  const embedded = new EmbeddedDatabase({ folder: null, statementTimeoutMs: 0 });
  const listening = new EmbeddedListening();
  const pool = openPool(sessionOf(embedded, listening), {});
  const handle = handleOf(pool, {});
  return {
    ...handle,
    ...ALWAYS_THERE,
    kind: 'embedded',
    listen: (channel, listener) => listening.listen(handle.execute, channel, listener),
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

async function openServer(options: DatabaseOptions, connectionString: string): Promise<DatabaseHandle> {
  const connection: pg.ClientConfig = {
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: timeoutOf(options),
  };
  const pulse = new ServerPulse(connection, options);
  const pool = configured(new ServerPool(connection, pulse, options.databaseConnections ?? USUAL_CONNECTIONS), options);
  const handle = handleOf(pool, options);
  const check = () =>
    sql`select 1`.execute(handle.db).catch((error: unknown) => {
      throw new DatabaseNotOpenError(serverErrorText(error, connectionString), { cause: error });
    });
  if (!options.mayBeAway) await check().catch((error: unknown) => pool.end().finally(() => Promise.reject(error)));
  const connect = () => new ServerClient({ ...connection, pulse, connectionTimeoutMillis: LISTENER_CONNECT_MS });
  return {
    ...handle,
    kind: 'server',
    isAway: () => pulse.isAway(),
    answered: async () => {
      await pulse.answered();
      await check();
    },
    listen: (channel, listener) => listenOnServer(connect, channel, listener),
    close: () => pool.end(),
  };
}

const timeoutOf = ({ unlimitedStatements }: DatabaseOptions): number =>
  unlimitedStatements ? 0 : STATEMENT_TIMEOUT_MS;

async function openEmbedded(options: DatabaseOptions): Promise<DatabaseHandle> {
  const home = await openHome(options.dataDir, timeoutOf(options), async (name, input) => {
    const command = (await options.commands?.())?.[name];
    if (!command) throw new ControlError(`The product that uses ${options.dataDir} cannot do that: stop it first.`);
    return command(handle.db, input);
  });
  const listening = new EmbeddedListening();
  const pool = openPool(sessionOf(home.database, listening), options);
  const handle = handleOf(pool, options);
  countDisturbances(handle.db, home.database.disturbances);
  const close = async (): Promise<void> => {
    await pool.end();
    await home.close();
  };
  try {
    await sql`select 1`.execute(handle.db);
    home.lockAll();
  } catch (error) {
    await close().catch(() => home.release());
    if (error instanceof DirectoryLockedError || error instanceof DatabaseNotOpenError) throw error;
    throw new DatabaseNotOpenError(folderErrorText(error, home.folder), { cause: error });
  }
  const listen = (channel: string, listener: NoticeListener) => listening.listen(handle.execute, channel, listener);
  return { ...handle, ...ALWAYS_THERE, kind: 'embedded', listen, close };
}

/** The one session of an embedded database, which all requests take in turns: statement by statement, or a transaction. */
const sessionOf = (embedded: EmbeddedDatabase, listening: EmbeddedListening): pg.PoolConfig => ({
  user: 'postgres',
  database: 'postgres',
  stream: () => embedded.connect(),
  Client: embedded.disturbances.countingClient(),
  onConnect: (client) => {
    // The user of the session learns by the failed statement that its thread has ended; the event is ignored.
    client.on('error', () => {});
    return listening.attach(client);
  },
  max: 1,
  idleTimeoutMillis: 0,
});

function openPool(config: pg.PoolConfig, listeners: Pick<DatabaseOptions, 'onStatement'>): pg.Pool {
  return configured(new pg.Pool({ Client: PreparingClient, ...config }), listeners);
}

function configured(pool: pg.Pool, { onStatement }: Pick<DatabaseOptions, 'onStatement'>): pg.Pool {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  pg.types.setTypeParser(pg.types.builtins.DATE, String);
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', (error) => onStatement?.({ sql: '(idle connection)', parameters: [], ms: 0, error }));
  return pool;
}

const handleOf = (pool: pg.Pool, listeners: Pick<DatabaseOptions, 'onStatement'>) => ({
  db: kysely(new PostgresDialect({ pool }), listeners),
  connections: () => ({
    used: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
    most: pool.options.max,
  }),
  execute: async (text: string): Promise<object[]> => rowsOf(await pool.query(text)),
  maintain: async (text: string): Promise<object[]> => {
    const client = await pool.connect();
    try {
      // A message of its own: the embedded database reads the limit before each message.
      await client.query(`set statement_timeout = ${UPKEEP_TIMEOUT_MS}`);
      const rows = rowsOf(await client.query(text));
      await client.query('reset statement_timeout');
      client.release();
      return rows;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  },
});

/** The driver answers a text of several statements with a list. */
const rowsOf = (answer: pg.QueryResult | pg.QueryResult[]): object[] => [answer].flat().flatMap(({ rows }) => rows);

function kysely(dialect: KyselyConfig['dialect'], { onStatement }: Pick<DatabaseOptions, 'onStatement'>): Db {
  return sharedConnections({
    dialect,
    ...(onStatement && {
      log: (event) =>
        onStatement({
          sql: event.query.sql,
          parameters: event.query.parameters,
          ms: event.queryDurationMillis,
          ...(event.level === 'error' && { error: event.error }),
        }),
    }),
  });
}
