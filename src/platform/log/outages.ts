/** Where outages are told. */
export interface OutageWriter {
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
}

/** Kinds of neighbours, by which outages are counted. The last stands for services outside, whose hosts strangers may name. */
export const NEIGHBOUR_KINDS = ['database', 'redis', 'mail', 'other'] as const;

export type NeighbourKind = (typeof NEIGHBOUR_KINDS)[number];

/** A neighbour of the product: a server it asks. */
export interface Neighbour {
  kind: NeighbourKind;
  /** As the log names it: "The database", "push.example.ch". */
  name: string;
  /** What becomes of work meanwhile. */
  whileAway: string;
}

interface Outage {
  kind: NeighbourKind;
  begunMs: number;
  failures: number;
  /** Those who ask the neighbour and have had no answer since. */
  unanswered: Set<object>;
}

/** Failures that are heard of so soon after an outage belong to it, milliseconds. */
const LATE_MS = 5_000;
/** Causes of causes that are looked at. */
const MOST_CAUSES = 10;
/** More neighbours than that are not told apart: strangers name hosts of push services. */
const MOST_OUTAGES = 200;
/** Longest name of a host, characters. @source RFC 1035, 2.3.4 */
const LONGEST_NAME = 255;

/**
 * Tells the log when a neighbour goes away and when it is back: one line each, with the duration and the number of failures between.
 * Lines that others would write of the same failures are left out (`isTold`).
 *
 * @source docs/operations.md, "Log"
 */
export class Outages {
  readonly #open = new Map<string, Outage>();
  /** When outages ended, by the name of the neighbour. */
  readonly #endedMs = new Map<string, number>();
  readonly #told = new WeakSet<object>();
  readonly #counts: Record<NeighbourKind, number> = { database: 0, redis: 0, mail: 0, other: 0 };
  readonly #nowMs: () => number;
  #log: OutageWriter | null = null;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** From now on outages are told there. */
  writeTo(log: OutageWriter): void {
    this.#log = log;
  }

  /** A question to a neighbour failed because it did not answer. @param asker what asks it, of several in this process */
  failed({ kind, name, whileAway }: Neighbour, error: unknown, asker: object = this): void {
    const outage = this.#open.get(name);
    if (outage === undefined && (this.#open.size >= MOST_OUTAGES || name.length > LONGEST_NAME)) return;
    if (typeof error === 'object' && error !== null) this.#told.add(error);
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

  /** An asker ends and will have no answer; where it was the last that waited for one, nothing more is told of the outage. */
  forget({ name }: Neighbour, asker: object): void {
    this.#endOf(name, asker);
  }

  /** The outage that ends since this asker does not wait for an answer any more; null where there is none, or others wait. */
  #endOf(name: string, asker: object): Outage | null {
    const outage = this.#open.get(name);
    if (outage === undefined) return null;
    outage.unanswered.delete(asker);
    if (outage.unanswered.size > 0) return null;
    this.#open.delete(name);
    return outage;
  }

  /** How many outages of a kind began since the process started. */
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

  /** Whether a neighbour is away, or was a moment ago: failures are heard of late. */
  wasAway({ name }: Neighbour): boolean {
    return this.#open.has(name) || this.#nowMs() - (this.#endedMs.get(name) ?? Number.NEGATIVE_INFINITY) < LATE_MS;
  }

  /** Whether an error, or what caused it, is a failure that belongs to an outage. */
  isTold(error: unknown): boolean {
    let cause = error;
    for (let depth = 0; depth < MOST_CAUSES && typeof cause === 'object' && cause !== null; depth += 1) {
      if (this.#told.has(cause)) return true;
      cause = (cause as Error).cause;
    }
    return false;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error ?? 'no answer'));

/** Outages of the neighbours of this process. */
export const outages = new Outages();
