import { useSyncExternalStore } from 'react';
import { type BellState, bell } from './bell-store.ts';

/** Current state of the bell. */
export const useBell = (): BellState => useSyncExternalStore(bell.subscribe, bell.get, bell.get);
