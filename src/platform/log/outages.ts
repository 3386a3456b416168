/** Receives the log lines of outages. */
export interface OutageWriter {
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
}

/** Kinds of neighbours, by which outages are counted. The last covers services outside, whose hosts users may name. */
export const NEIGHBOUR_KINDS = ['database', 'redis', 'mail', 'other'] as const;

export type NeighbourKind = (typeof NEIGHBOUR_KINDS)[number];

/** A neighbour of the product: a server that it uses. */
export interface Neighbour {
  kind: NeighbourKind;
  /** Its name in the log: "The database", "push.example.ch". */
  name: string;
  /** The consequence of an outage for work. */
  whileAway: string;
}

interface Outage {
  kind: NeighbourKind;
  begunMs: number;
  failures: number;
  /** Clients of the neighbour without an answer since. */
  unanswered: Set<object>;
}

/** Failures reported so soon after an outage belong to it, milliseconds. */
const LATE_MS = 5_000;
/** Most levels of causes that are inspected. */
const MOST_CAUSES = 10;
/** Most neighbours that are counted separately: users name hosts of push services. */
const MOST_OUTAGES = 200;
/** Longest name of a host, characters. @source RFC 1035, 2.3.4 */
const LONGEST_NAME = 255;

/**
 * Logs when a neighbour goes away and when it is back: one line each, with the duration and the number of failures between. Other lines
 * about the same failures are left out (`isLogged`).
 *
 * @source docs/operations.md, "Log"
 */
export class Outages {
  readonly #open = new Map<string, Outage>();
  /** End times of outages, by the name of the neighbour. */
  readonly #endedMs = new Map<string, number>();
  readonly #reported = new WeakSet<object>();
  readonly #counts: Record<NeighbourKind, number> = { database: 0, redis: 0, mail: 0, other: 0 };
  readonly #nowMs: () => number;
  #log: OutageWriter | null = null;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** Sets the log for outages. */
  writeTo(log: OutageWriter): void {
    this.#log = log;
  }

  /** A request to a neighbour failed because it did not answer. @param asker the client, of several in this process */
  failed({ kind, name, whileAway }: Neighbour, error: unknown, asker: object = this): void {
    const outage = this.#open.get(name);
    if (outage === undefined && (this.#open.size >= MOST_OUTAGES || name.length > LONGEST_NAME)) return;
    if (typeof error === 'object' && error !== null) this.#reported.add(error);
    if (outage) {
      outage.failures += 1;
      outage.unanswered.add(asker);
      return;
    }
    this.#counts[kind] += 1;
    this.#open.set(name, { kind, begunMs: this.#nowMs(), failures: 1, unanswered: new Set([asker]) });
    this.#log?.warn({ neighbour: name, reason: reasonOf(error) }, `${name} does not answer. ${whileAway}`);
  }

  /** A neighbour answered. */
  answered({ name }: Neighbour, asker: object = this): void {
    const outage = this.#endOf(name, asker);
    if (outage === null) return;
    if (this.#endedMs.size >= MOST_OUTAGES) this.#endedMs.clear();
    this.#endedMs.set(name, this.#nowMs());
    const seconds = Math.round((this.#nowMs() - outage.begunMs) / 100) / 10;
    const { failures } = outage;
    this.#log?.info({ neighbour: name, seconds, failures }, `${name} answers again.`);
  }

  /** Removes a client that ends without an answer; if it was the last one waiting, the outage is not reported further. */
  forget({ name }: Neighbour, asker: object): void {
    this.#endOf(name, asker);
  }

  /** The outage that ends because this client no longer waits for an answer; null where there is none, or others wait. */
  #endOf(name: string, asker: object): Outage | null {
    const outage = this.#open.get(name);
    if (outage === undefined) return null;
    outage.unanswered.delete(asker);
    if (outage.unanswered.size > 0) return null;
    this.#open.delete(name);
    return outage;
  }

  /** Number of outages of a kind since the process started. */
  countBegun(kind: NeighbourKind): number {
    return this.#counts[kind];
  }

  /** Whether a neighbour of a kind is away. */
  isKindAway(kind: NeighbourKind): boolean {
    return [...this.#open.values()].some((outage) => outage.kind === kind);
  }

  isAway({ name }: Neighbour): boolean {
    return this.#open.has(name);
  }

  /** Whether a neighbour is away, or was a moment ago: failures arrive late. */
  wasAway({ name }: Neighbour): boolean {
    return this.#open.has(name) || this.#nowMs() - (this.#endedMs.get(name) ?? Number.NEGATIVE_INFINITY) < LATE_MS;
  }

  /** Whether an error, or its cause, is a failure that belongs to an outage. */
  isLogged(error: unknown): boolean {
    let cause = error;
    for (let depth = 0; depth < MOST_CAUSES && typeof cause === 'object' && cause !== null; depth += 1) {
      if (this.#reported.has(cause)) return true;
      cause = (cause as Error).cause;
    }
    return false;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error ?? 'no answer'));

/** Outages of the neighbours of this process. */
export const outages = new Outages();
