import { vi } from 'vitest';

/** The storage that tabs of one browser share; as in a browser, stored keys are found by `Object.keys`. */
class SharedStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** A browser of several tabs, as far as its storage goes. */
export interface BrowserTabs {
  /** Runs work in one tab; all other tabs, and never this one, get the storage events of a browser. */
  inTab<T>(tab: number, work: () => T): T;
  /** The stored keys. */
  names(): string[];
  /** From now on nothing can be stored. */
  fill(): void;
}

/** Stands in for the storage of a browser until the file of tests ends. */
export function browserTabs(): BrowserTabs {
  const storage = new SharedStorage();
  const eventLog = new Map<number, Set<(event: unknown) => void>>();
  let present = 0;
  let isFull = false;
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    if (type !== 'storage') return;
    eventLog.set(present, (eventLog.get(present) ?? new Set()).add(listener));
  });
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: unknown) => void) => {
    for (const listeners of eventLog.values()) listeners.delete(listener);
  });
  const notify = (key: string): void => {
    const teller = present;
    for (const [tab, listeners] of eventLog)
      if (tab !== teller) for (const listener of listeners) inTab(tab, () => listener({ key }));
  };
  const inTab = <T>(tab: number, work: () => T): T => {
    const before = present;
    present = tab;
    try {
      return work();
    } finally {
      present = before;
    }
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      set: (target, key: string, value) => {
        if (isFull) throw new DOMException('It is full.', 'QuotaExceededError');
        target[key] = value;
        notify(key);
        return true;
      },
      deleteProperty: (target, key: string) => {
        const isThere = Object.hasOwn(target, key);
        delete target[key];
        if (isThere) notify(key);
        return true;
      },
    }),
  );
  return {
    inTab,
    names: () => Object.keys(storage),
    fill: () => {
      isFull = true;
    },
  };
}
