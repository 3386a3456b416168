/** The changes of a store, for `useSyncExternalStore` and other listeners. */
export interface Changes {
  /** Calls the listener at every change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  emit: () => void;
  hasListeners: () => boolean;
}

/** The changes of a store without listeners yet. */
export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: () => {
      for (const listener of listeners) listener();
    },
    hasListeners: () => listeners.size > 0,
  };
}
