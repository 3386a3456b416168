import { useEffect, useState, useSyncExternalStore } from 'react';

/** The width from which list and map are side by side. @source docs/reference/appearance.md, "Results" */
const WIDE = '(min-width: 1264px)';

/** Whether list and map have room side by side; false until hydration. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );

/** Whether the page has loaded and is idle: the list is usable, and heavy parts may load. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let idle = 0;
    const rest = (): void => {
      // Safari has no idle callbacks.
      idle =
        window.requestIdleCallback?.(() => setIsSettled(true), { timeout: 2_000 }) ??
        window.setTimeout(() => setIsSettled(true), 200);
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => {
      window.removeEventListener('load', rest);
      window.cancelIdleCallback?.(idle);
    };
  }, []);
  return isSettled;
}
