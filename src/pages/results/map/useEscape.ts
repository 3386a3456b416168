import { useEffect, useEffectEvent } from 'react';

/** Handles Escape instead of the dialog around; null leaves Escape to the dialog. */
export function useEscape(onEscape: (() => void) | null): void {
  const isHandled = onEscape !== null;
  const handle = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onEscape?.();
  });
  useEffect(() => {
    if (!isHandled) return;
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isHandled]);
}
