import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether scripts run here already: false on the server and while its page comes alive. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
