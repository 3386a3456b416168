import { type RefObject, useEffect, useRef, useState } from 'react';

type Wake<Target extends HTMLElement> = {
  ref: RefObject<Target | null>;
  isAwake: boolean;
  /** Spread on the element: a pointer or the focus on it wakes it. */
  handlers: { onPointerEnter: () => void; onFocus: () => void };
};

/**
 * What an element costs only once somebody turns to it: it wakes when the pointer or the focus comes. A finger gives no
 * such notice: where nothing hovers, being in view is enough.
 */
export function useWake<Target extends HTMLElement>(): Wake<Target> {
  const ref = useRef<Target>(null);
  const [isAwake, setIsAwake] = useState(false);
  const wake = (): void => setIsAwake(true);

  useEffect(() => {
    const target = ref.current;
    if (isAwake || target === null || !matchMedia('(hover: none)').matches) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsAwake(true);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [isAwake]);

  return { ref, isAwake, handlers: { onPointerEnter: wake, onFocus: wake } };
}
