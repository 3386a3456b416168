import { useSyncExternalStore } from 'react';
import { type HomeList, savedHomes } from './saved-homes.ts';

/** Whether a home is on a list of the member; on none before the page is alive. */
export const useIsSaved = (list: HomeList, id: number): boolean =>
  useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.get()[list].has(id),
    () => false,
  );

/** Homes that the member hid: lists leave them out at once. */
export const useHiddenHomes = (): ReadonlySet<number> =>
  useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.get().hidden,
    () => savedHomes.onServer().hidden,
  );

/** Another number whenever the server finds other homes than before, because some were hidden or brought back. */
export const useHiddenVersion = (): number =>
  useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.get().hiddenVersion,
    () => 0,
  );
