import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TemporaryPostgres } from '../testing/postgres.ts';
import type { ProductProcess } from './product-process.ts';

/** Parts that may fail. */
export interface Breakable {
  product: ProductProcess;
  /** Null: the product brings its own database. */
  postgres: TemporaryPostgres | null;
}

/** Breaks something and puts it right again, as far as operators do; the product has to find its way back by itself. */
export type Fault = (what: Breakable) => Promise<void>;

/** How long a database hangs, milliseconds. */
const HANGS_MS = 8_000;

/** The process of the product is killed, and started again at once. */
export const killProduct: Fault = async ({ product }) => {
  await product.kill();
  product.start();
};

/** Losses of a database server. */
export const DATABASE_LOSSES: Readonly<Record<string, Fault>> = {
  'connections ended': withServer(async ({ url }) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`);
    await client.end();
  }),
  'restart, fast': withServer(async (server) => {
    await server.halt('fast');
    await server.start();
  }),
  'restart, immediate': withServer(async (server) => {
    await server.halt('immediate');
    await server.start();
  }),
  'postmaster killed': withServer(async (server) => {
    server.kill();
    await server.start();
  }),
  'hung for 8 s': withServer(async (server) => {
    server.hang();
    await sleep(HANGS_MS);
    server.wake();
  }),
};

function withServer(happen: (server: TemporaryPostgres) => Promise<void>): Fault {
  return async ({ postgres }) => {
    if (!postgres) throw new Error('An embedded database ends with its process.');
    await happen(postgres);
  };
}
