import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle, Db } from '#platform/db/db.ts';

/** A group of sockets with the same events: all open browsers of an account, or of a visitor. */
export type Room = `user:${number}` | `visitor:${string}`;

/** One event on its way to all processes. */
export interface Emission {
  room: Room;
  /** Name of a `BrowserEvent`. */
  event: string;
  data: unknown;
}

/** The sockets of this process, as a bus needs them. */
export interface BusSockets {
  /** Emits to the sockets of a room in this process. */
  emit(emission: Emission): void;
  /** Breaks all connections: browsers reconnect by themselves and query what they missed. */
  breakAll(): void;
  /** Attaches an adapter of Socket.IO that delivers events of other processes. Returns the way to detach it. */
  withAdapter(adapter: unknown): () => void;
}

/** Dependencies of a bus in a process. */
export interface BusParts {
  database: DatabaseHandle;
  sockets: BusSockets;
}

/** Transport of events to the sockets of all processes, at least once. */
export interface Bus {
  /** In a transaction the event is sent after the commit, and never after a rollback; otherwise at once. */
  emit(db: Db, emission: Emission): Promise<void>;
  /** Sends an event now. */
  pass(db: Db, emission: Emission): Promise<void>;
  /** Delivers events to the sockets of this process; after a possible loss of events it breaks them. */
  attach(server: FastifyInstance, parts: BusParts): void;
}
