import { setImmediate } from 'node:timers/promises';

/** Longest uninterrupted work, milliseconds. */
const TURN_MS = 8;

/**
 * Items one after the other, for work that keeps the processor busy: every few milliseconds it yields to other work of this process. Work
 * on one item is never interrupted and should be short.
 */
export async function* withYields<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let endsAt = performance.now() + TURN_MS;
  for (const item of items) {
    yield item;
    if (performance.now() < endsAt) continue;
    await setImmediate();
    endsAt = performance.now() + TURN_MS;
  }
}
