import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Pace, type PaceRules } from '#kernel/pace.ts';

/** The system's counters of a connection. A socket itself counts a large piece as sent only once it is complete. */
interface Handle {
  /** Bytes passed to the system. */
  bytesWritten: number;
  /** Bytes of these not yet sent. */
  writeQueueSize: number;
}

/**
 * Pace at which clients read: answers, files, real-time messages. Pending data holds memory or an open file.
 *
 * @source docs/reference/limits.md, "Connections"; docs/decisions/062-slots-by-progress.md
 */
export class PacedAnswers {
  readonly #rules: PaceRules;
  /** Null while no data is pending. */
  readonly #paces = new Map<Socket, Pace | null>();
  /** Idle, with the whole last answer passed to the system. */
  readonly #idle = new Set<Socket>();

  constructor(server: FastifyInstance, rules: PaceRules) {
    this.#rules = rules;
    server.server.on('connection', (socket: Socket) => {
      this.#paces.set(socket, null);
      socket.once('close', () => {
        this.#paces.delete(socket);
        this.#idle.delete(socket);
      });
    });
    server.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
      this.#idle.delete(socket);
      answer.once('finish', () => this.#paces.has(socket) && this.#idle.add(socket));
    });
    server.server.on('upgrade', ({ socket }: IncomingMessage) => this.#idle.delete(socket));
  }

  /** Closes connections whose other end reads too slowly. */
  look(): void {
    const nowMs = performance.now();
    for (const [socket, pace] of this.#paces) {
      const taken = takenBytes(socket);
      if (taken === null) this.#paces.set(socket, null);
      else if (pace === null) this.#paces.set(socket, new Pace(this.#rules, nowMs, taken));
      else {
        pace.look(taken, nowMs);
        if (pace.isTooSlow) socket.destroy();
      }
    }
  }

  /** Closes idle connections. Node's own method counts a connection with a pending answer as idle. */
  closeIdle(): void {
    for (const socket of this.#idle) socket.destroy();
  }

  /**
   * Closes this many connections with pending data, those that read most slowly. One that keeps the least pace stays while others have
   * not been measured yet: those may be the slow ones.
   */
  closeSlowest(count: number): void {
    const pending = [...this.#paces].filter(([socket]) => !socket.destroyed && takenBytes(socket) !== null);
    const measured = pending.flatMap(([socket, pace]) => {
      const bytesPerS = pace?.bytesPerS ?? null;
      return bytesPerS === null ? [] : [{ socket, bytesPerS }];
    });
    const unmeasured = pending.length - measured.length;
    measured.sort((one, other) => one.bytesPerS - other.bytesPerS);
    for (const [index, { socket, bytesPerS }] of measured.entries()) {
      const most = bytesPerS < this.#rules.leastBytesPerS ? count : count - unmeasured;
      if (index < most) socket.destroy();
    }
  }
}

/** Bytes that the other end has read; null while no data is pending. */
function takenBytes(socket: Socket): number | null {
  const handle = (socket as Socket & { _handle?: Handle | null })._handle;
  return handle && socket.writableLength > 0 ? handle.bytesWritten - handle.writeQueueSize : null;
}
