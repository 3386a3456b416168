import type pg from 'pg';
import { isConnectionLost } from '../statements/database-away.ts';
import { PreparingClient } from '../statements/preparing-client.ts';
import type { ServerPulse } from './server-pulse.ts';

/** Waiting time after which a client has the server checked for any sign of life, milliseconds. */
const DOUBT_AFTER_MS = 1_000;
/** Delay after the server's own limit until the client gives a statement up, milliseconds. */
const GRACE_MS = 500;

/** Settings of a connection to a server besides its address. */
export interface ServerClientConfig extends pg.ClientConfig {
  pulse: ServerPulse;
}

/**
 * A connection to a PostgreSQL server that may break at any moment, or fall silent without breaking. Neither ends the process: waiting
 * callers get the error of a lost connection.
 */
export class ServerClient extends PreparingClient {
  readonly #pulse: ServerPulse;
  /** Longest duration of a statement at the server, milliseconds; 0 without limit. */
  readonly #limitMs: number;
  /** Limit that a transaction has set instead. */
  #localLimitMs: number | null = null;

  constructor({ pulse, ...config }: ServerClientConfig) {
    super(config);
    this.#pulse = pulse;
    this.#limitMs = Number(config.statement_timeout || 0);
    // A waiting caller gets the error; a connection that is idle or between two statements breaks silently.
    this.on('error', () => pulse.doubt());
    this.once('end', pulse.watch(this));
  }

  /** Closes the connection without waiting; a pending query fails with the cause. */
  breakOff(cause: Error): void {
    this.connection.stream.destroy(cause);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library's method has a dozen shapes; all pass through.
  override query(...parameters: any[]): any {
    const [asked] = parameters;
    const end = this.#waiting(typeof asked === 'string' ? asked : String(asked?.text));
    const onResult = parameters.at(-1);
    if (typeof onResult === 'function') {
      const callback = (error: unknown, result: unknown): void => {
        end(error);
        onResult(error, result);
      };
      return super.query(...parameters.slice(0, -1), callback);
    }
    const answer = super.query(...parameters);
    answer.then(() => end(null), end);
    return answer;
  }

  /** Observes one answer. Returns the function to call with its error, or null, when it has arrived. */
  #waiting(text: string): (error: unknown) => void {
    const limitMs = this.#limitOf(text);
    let isOver = false;
    const giveUp = (): void => {
      // The answer may have arrived already, unread by a busy process.
      setImmediate(() => {
        if (!isOver) this.breakOff(silent(limitMs));
      });
    };
    let timer = setTimeout(() => {
      this.#pulse.doubt();
      if (limitMs > 0) timer = setTimeout(giveUp, Math.max(0, limitMs + GRACE_MS - DOUBT_AFTER_MS)).unref();
    }, DOUBT_AFTER_MS).unref();
    return (error) => {
      isOver = true;
      clearTimeout(timer);
      if (isConnectionLost(error)) this.#pulse.doubt();
      else this.#pulse.markAlive();
    };
  }

  /** A statement may raise the limit for itself, or for the transaction if it is the only one of its text. */
  #limitOf(text: string): number {
    const set = /\bset (local )?statement_timeout = (\d+)/i.exec(text);
    if (set) {
      const limitMs = Number(set[2]);
      if (set[1] && !text.includes(';')) this.#localLimitMs = limitMs;
      return limitMs;
    }
    const limitMs = this.#localLimitMs ?? this.#limitMs;
    if (/^(?:commit|rollback)$/i.test(text)) this.#localLimitMs = null;
    return limitMs;
  }
}

const silent = (limitMs: number): Error =>
  Object.assign(new Error(`The database has been silent for over ${limitMs} ms.`), { code: 'ETIMEDOUT' });
