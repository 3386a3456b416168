import { useSyncExternalStore } from 'react';
import { type HomeList, keptHomes } from './kept-homes.ts';

/** Whether a home is on a list of the member; on none before the page is alive. */
export const useIsKept = (list: HomeList, id: number): boolean =>
  useSyncExternalStore(
    keptHomes.subscribe,
    () => keptHomes.get()[list].has(id),
    () => false,
  );

/** Homes that the member hid: lists leave them out at once. */
export const useHiddenHomes = (): ReadonlySet<number> =>
  useSyncExternalStore(
    keptHomes.subscribe,
    () => keptHomes.get().hidden,
    () => keptHomes.onServer().hidden,
  );

/** Another number whenever the server finds other homes than before, because some were hidden or brought back. */
export const useHiddenVersion = (): number =>
  useSyncExternalStore(
    keptHomes.subscribe,
    () => keptHomes.get().hiddenVersion,
    () => 0,
  );
