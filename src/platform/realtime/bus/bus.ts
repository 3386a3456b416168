import type { FastifyInstance } from 'fastify';
import type { DatabaseHandle, Db } from '#platform/db/db.ts';

/** Those who hear the same: all open browsers of an account, or of a visitor. */
export type Room = `user:${number}` | `visitor:${string}`;

/** What a browser may hear. @source docs/reference/realtime.md */
export type BrowserEvent =
  | 'new message'
  | 'patch message'
  | 'remove message'
  | 'typing'
  | 'read'
  | 'closed'
  | 'reopened';

/** One thing on its way from a process to all. */
export interface Emission {
  room: Room;
  event: BrowserEvent;
  data: unknown;
}

/** The sockets of this process, as a bus needs them. */
export interface BusSockets {
  /** Tells those in a room who are connected here. */
  emit(emission: Emission): void;
  /** Breaks all connections: browsers come again by themselves and ask what they missed. */
  breakAll(): void;
  /** Lets an adapter of Socket.IO bring what other processes tell. Returns how to let it go. */
  withAdapter(adapter: unknown): () => void;
}

/** What hearing needs. */
export interface BusParts {
  database: DatabaseHandle;
  sockets: BusSockets;
}

/** How what is told comes to the sockets of all processes, at least once. */
export interface Bus {
  /** In a transaction: it goes out once that commits, and never if it does not. Else at once. */
  emit(db: Db, emission: Emission): Promise<void>;
  /** Puts it on its way now. */
  pass(db: Db, emission: Emission): Promise<void>;
  /** Lets the sockets of this process hear; whenever something may have gone unheard, it breaks them. */
  attach(server: FastifyInstance, parts: BusParts): void;
}
