import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { PacedAnswers } from './paced-answers.ts';

const RULES = { leastBytesPerS: 1_000, withinMs: 60_000, graceMs: 0 };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A connection with the system's counters. */
class Connection extends EventEmitter {
  destroyed = false;
  writableLength = 0;
  readonly _handle = { bytesWritten: 1_000_000, writeQueueSize: 1_000_000 };

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }

  /** Has so many bytes of its answer left. */
  pend(bytes: number): this {
    this.writableLength = bytes;
    this._handle.writeQueueSize = bytes;
    return this;
  }
}

/** Connections of a server, and the pace at which they read. */
function connect(count: number) {
  const server = new EventEmitter();
  const paced = new PacedAnswers({ server } as unknown as FastifyInstance, RULES);
  const connections = Array.from({ length: count }, () => new Connection());
  for (const connection of connections) server.emit('connection', connection);
  return { paced, connections };
}

/** Lets a second pass between two looks, in which readers read so many bytes. */
function readFor(paced: PacedAnswers, readers: readonly (readonly [Connection, number])[]): void {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (const [reader] of readers) reader.pend(900_000);
  paced.look();
  for (const [reader, bytes] of readers) reader.pend(900_000 - bytes);
  now.mockReturnValue(1_000);
  paced.look();
}

test('quiet connections, such as of web sockets, protect none of many fast readers from the bound', () => {
  const { paced, connections } = connect(7);
  const [slower, faster] = connections as [Connection, Connection];
  readFor(paced, [
    [slower, 50_000],
    [faster, 90_000],
  ]);
  paced.closeSlowest(1);
  expect(connections.map(({ destroyed }) => destroyed)).toEqual([true, ...Array(6).fill(false)]);
});

test('a fast reader stays while an answer that has just begun may have a slow one', () => {
  const { paced, connections } = connect(2);
  const [fast, begun] = connections as [Connection, Connection];
  readFor(paced, [[fast, 50_000]]);
  begun.pend(900_000);
  paced.closeSlowest(1);
  expect(connections.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('a slow reader goes first, whatever has not been measured yet', () => {
  const { paced, connections } = connect(3);
  const [fast, slow, begun] = connections as [Connection, Connection, Connection];
  readFor(paced, [
    [fast, 50_000],
    [slow, 10],
  ]);
  begun.pend(900_000);
  paced.closeSlowest(1);
  expect(connections.map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
});
