import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Pace, type PaceRules } from '#kernel/pace.ts';

/** What the system tells of a connection. A socket itself counts a large piece as sent once all of it is. */
interface Handle {
  /** Given to the system. */
  bytesWritten: number;
  /** Of these, not yet sent. */
  writeQueueSize: number;
}

/**
 * How fast the other ends of all connections take what is sent to them: answers, files, messages in real time. What is being sent holds
 * memory or an open file.
 *
 * @source docs/reference/limits.md, "Connections"; docs/decisions/062-slots-by-progress.md
 */
export class PacedAnswers {
  readonly #rules: PaceRules;
  /** Null while nothing waits to be sent. */
  readonly #paces = new Map<Socket, Pace | null>();
  /** Between two requests, all of the last answer handed to the system. */
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

  /** Closes connections whose other end takes too little. */
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

  /** Closes connections between two requests. Node's own means takes an answer that is being sent for none. */
  closeIdle(): void {
    for (const socket of this.#idle) socket.destroy();
  }

  /** Closes so many of the connections that are being sent something, those that take it most slowly. */
  closeSlowest(count: number): void {
    const paces = [...this.#paces].flatMap(([socket, pace]) => {
      const bytesPerS = socket.destroyed ? null : (pace?.bytesPerS ?? null);
      return bytesPerS === null ? [] : [{ socket, bytesPerS }];
    });
    paces.sort((one, other) => one.bytesPerS - other.bytesPerS);
    for (const { socket } of paces.slice(0, Math.max(0, count))) socket.destroy();
  }
}

/** Bytes that the other end has taken; null while nothing waits to be sent. */
function takenBytes(socket: Socket): number | null {
  const handle = (socket as Socket & { _handle?: Handle | null })._handle;
  return handle && socket.writableLength > 0 ? handle.bytesWritten - handle.writeQueueSize : null;
}
