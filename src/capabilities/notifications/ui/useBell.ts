import { useSyncExternalStore } from 'react';
import { type BellState, bell } from './bell-store.ts';

/** What the bell tells by now. */
export const useBell = (): BellState => useSyncExternalStore(bell.subscribe, bell.get, bell.get);
