import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
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
  const waiting = new Map<string, number>();
  let all = 0;
  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== TOO_MANY_REQUESTS || delayMs === 0) return payload;
    const network = addressKey(request.ip);
    const ofNetwork = waiting.get(network) ?? 0;
    if (ofNetwork >= MOST_WAITING.ofNetwork || all >= MOST_WAITING.ofAll) {
      reply.header('connection', 'close');
      return payload;
    }
    waiting.set(network, ofNetwork + 1);
    all += 1;
    // The delay ends with the client's connection.
    await sleep(delayMs, undefined, { signal: request.ending }).catch(() => {});
    all -= 1;
    const left = (waiting.get(network) ?? 1) - 1;
    if (left > 0) waiting.set(network, left);
    else waiting.delete(network);
    return payload;
  });
}
