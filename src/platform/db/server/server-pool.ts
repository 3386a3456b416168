import pg from 'pg';
import { isConnectionLost } from '../statements/database-away.ts';
import { ServerClient } from './server-client.ts';
import type { ServerPulse } from './server-pulse.ts';

/** Longest wait for a connection, new or returned by another caller, milliseconds. */
const LONGEST_WAIT_MS = 2_000;
/** Longest time for closing the connections, milliseconds. */
const LONGEST_FAREWELL_MS = 2_000;

type Given = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

/** Connections to a PostgreSQL server. None is handed out while the server is known to be away. */
export class ServerPool extends pg.Pool {
  readonly #pulse: ServerPulse;

  /** @param most connections of the process */
  constructor(connection: pg.ClientConfig, pulse: ServerPulse, most: number) {
    super({
      ...connection,
      pulse,
      max: most,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      Client: ServerClient,
    } as unknown as pg.PoolConfig);
    this.#pulse = pulse;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(given: Given): void;
  override connect(given?: Given): Promise<pg.PoolClient> | undefined {
    if (!given) return this.#connection();
    this.#connection().then(
      (client) => given(undefined, client, client.release),
      (error: Error) => given(error, undefined, () => {}),
    );
    return undefined;
  }

  /** Waits for borrowed connections; one that the server does not close is given up. */
  override async end(): Promise<void> {
    this.#pulse.close();
    const givingUp = setTimeout(() => this.#pulse.breakAll(), LONGEST_FAREWELL_MS);
    await super.end();
    clearTimeout(givingUp);
  }

  async #connection(): Promise<pg.PoolClient> {
    this.#pulse.requireServer();
    try {
      return await super.connect();
    } catch (error) {
      if (isConnectionLost(error)) this.#pulse.doubt();
      throw error;
    }
  }
}
