import type pg from 'pg';
import { isConnectionLost } from '../statements/database-away.ts';
import { PreparingClient } from '../statements/preparing-client.ts';
import type { ServerPulse } from './server-pulse.ts';

/** Who waits so long for an answer has it found out whether the server still answers anybody, milliseconds. */
const DOUBT_AFTER_MS = 1_000;
/** How much later than the server itself we give up a statement that is over its limit, milliseconds. */
const GRACE_MS = 500;

/** What a connection to a server is told besides where it is. */
export interface ServerClientConfig extends pg.ClientConfig {
  pulse: ServerPulse;
}

/**
 * A connection to a PostgreSQL server that may break at any moment, or fall silent without breaking. Neither ends the
 * process nor keeps anybody waiting: who waits for an answer then hears of a lost connection.
 */
export class ServerClient extends PreparingClient {
  readonly #pulse: ServerPulse;
  /** Longest that a statement takes at the server, milliseconds; 0 without limit. */
  readonly #limitMs: number;
  /** What a transaction has set instead. */
  #localLimitMs: number | null = null;

  constructor({ pulse, ...config }: ServerClientConfig) {
    super(config);
    this.#pulse = pulse;
    this.#limitMs = Number(config.statement_timeout || 0);
    // Whoever waits on this connection is told; one that nobody waits on, or is between two statements, breaks unheard.
    this.on('error', () => pulse.doubt());
    this.once('end', pulse.watch(this));
  }

  /** Gives the connection up without waiting for anybody; who waits for an answer hears the cause. */
  breakOff(cause: Error): void {
    this.connection.stream.destroy(cause);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library's method has a dozen shapes; all pass through.
  override query(...parameters: any[]): any {
    const [asked] = parameters;
    const end = this.#waiting(typeof asked === 'string' ? asked : String(asked?.text));
    const told = parameters.at(-1);
    if (typeof told === 'function') {
      const callback = (error: unknown, result: unknown): void => {
        end(error);
        told(error, result);
      };
      return super.query(...parameters.slice(0, -1), callback);
    }
    const answer = super.query(...parameters);
    answer.then(() => end(null), end);
    return answer;
  }

  /** Watches over one answer. Returns what is called with its error, or null, when it is there. */
  #waiting(text: string): (error: unknown) => void {
    const limitMs = this.#limitOf(text);
    let isOver = false;
    const giveUp = (): void => {
      // The answer may lie there already, unread by a process that was busy.
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
      else this.#pulse.heard();
    };
  }

  /** A statement may lift the limit for itself, or for the transaction it is the only one of its text. */
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
