import { createChanges } from '#kit/changes.ts';

/** How many requests run, by scope (`results`, `gallery`, …). */
export type PendingStore = {
  /** Counts a request until it settles, and returns it. */
  track: <T>(scope: string, request: Promise<T>) => Promise<T>;
  count: (scope: string) => number;
  subscribe: (listener: () => void) => () => void;
};

/** Creates a counter. @source docs/reference/screens.md, "Loading bar" */
export function createPendingStore(): PendingStore {
  const counts = new Map<string, number>();
  const changes = createChanges();
  const add = (scope: string, by: 1 | -1): void => {
    counts.set(scope, (counts.get(scope) ?? 0) + by);
    changes.emit();
  };
  return {
    track: (scope, request) => {
      add(scope, 1);
      return request.finally(() => add(scope, -1));
    },
    count: (scope) => counts.get(scope) ?? 0,
    subscribe: changes.subscribe,
  };
}
