import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenInView } from '#kit/viewport/when-in-view.ts';

type LazyActivation<Target extends HTMLElement> = {
  ref: RefObject<Target | null>;
  isActivated: boolean;
  /** Props to spread on the element: pointer or focus activates it. */
  handlers: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * Defers the cost of an element until the visitor turns to it: pointer or focus activates it.
 *
 * On touch screens, where nothing hovers, being in view is enough.
 */
export function useLazyActivation<Target extends HTMLElement>(): LazyActivation<Target> {
  const ref = useRef<Target>(null);
  const [isActivated, setIsActivated] = useState(false);
  const wake = (): void => setIsActivated(true);

  useEffect(() => {
    const target = ref.current;
    if (isActivated || target === null || !matchMedia('(hover: none)').matches) return;
    return whenInView(target, () => setIsActivated(true));
  }, [isActivated]);

  return { ref, isActivated, handlers: { onPointerEnter: wake, onFocus: wake } };
}
