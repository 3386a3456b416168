import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SlotCounts } from '#platform/queues/slot-counts.ts';
import { addressKey } from './address-key.ts';

/** Delay of a refusal for too many requests, milliseconds. */
export const REFUSAL_DELAY_MS = 1_000;

const TOO_MANY_REQUESTS = 429;
/** Delayed refusals at once, of one network and of all: further ones are sent at once, and their connection ends. */
const MOST_WAITING = { ofNetwork: 64, ofAll: 1_000 } as const;

/**
 * Delays refusals for too many requests: a script that repeats its request after each answer would otherwise send a thousand a second, and
 * reading them takes the processor from others.
 */
export function delayRefusals(server: FastifyInstance, delayMs: number): void {
  const ofAll = new SlotCounts();
  const ofNetwork = new SlotCounts();
  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== TOO_MANY_REQUESTS || delayMs === 0) return payload;
    const network = addressKey(request.ip);
    const slots = [ofAll.take('all', MOST_WAITING.ofAll), ofNetwork.take(network, MOST_WAITING.ofNetwork)];
    // The delay ends with the client's connection.
    if (slots.every((slot) => slot !== null))
      await sleep(delayMs, undefined, { signal: request.ending }).catch(() => {});
    else reply.header('connection', 'close');
    for (const release of slots) release?.();
    return payload;
  });
}
