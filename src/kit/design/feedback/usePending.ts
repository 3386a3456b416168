import { useSyncExternalStore } from 'react';
import { createPendingStore } from './pending-store.ts';

/** The requests of this window. Never used while rendering on a server. */
export const pendingRequests = createPendingStore();

/** Whether any request of a scope is running. */
export function usePending(scope: string): boolean {
  return useSyncExternalStore(pendingRequests.subscribe, () => pendingRequests.count(scope), none) > 0;
}

const none = (): number => 0;
