import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenInView } from '#kit/viewport/when-in-view.ts';

type LazyActivation<Target extends HTMLElement> = {
  ref: RefObject<Target | null>;
  isActivated: boolean;
  /** Spread on the element: a pointer or the focus on it wakes it. */
  handlers: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * What an element costs only once somebody turns to it: it wakes when the pointer or the focus comes. A finger gives no
 * such notice: where nothing hovers, being in view is enough.
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
