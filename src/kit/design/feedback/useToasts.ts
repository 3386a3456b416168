import { useSyncExternalStore } from 'react';
import { createToastStore, type Toast } from './toast-store.ts';

/** The toasts of this window: `toasts.show('success', 'alert', { text: 'alert.saved' })`. Never used while rendering on a server. */
export const toasts = createToastStore({
  now: () => performance.now(),
  start: (work, afterMs) => setTimeout(work, afterMs),
  stop: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
});

/** The toasts on the screen now, and what can be done with them. */
export function useToasts(): { list: readonly Toast[]; show: typeof toasts.show; dismiss: typeof toasts.dismiss } {
  const list = useSyncExternalStore(toasts.subscribe, toasts.toasts, noToasts);
  return { list, show: toasts.show, dismiss: toasts.dismiss };
}

const NONE: readonly Toast[] = [];
const noToasts = (): readonly Toast[] => NONE;
