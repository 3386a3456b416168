import { setImmediate } from 'node:timers/promises';

/** Longest that work goes on before others have their turn, milliseconds. */
const TURN_MS = 8;

/**
 * Items one after the other, for work that keeps the processor busy: after every few milliseconds whatever else waits in this process
 * goes first. One item is never parted: what is done with it should be short.
 */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let endsAt = performance.now() + TURN_MS;
  for (const item of items) {
    yield item;
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + TURN_MS;
  }
}
