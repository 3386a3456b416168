import { type RefObject, useEffect, useRef, useState } from 'react';

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
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsActivated(true);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [isActivated]);

  return { ref, isActivated, handlers: { onPointerEnter: wake, onFocus: wake } };
}
