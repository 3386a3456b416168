import { useEffect, useEffectEvent } from 'react';

/** Handles Escape instead of the dialog around; null leaves Escape to the dialog. */
export function useEscape(onEscape: (() => void) | null): void {
  const isHandled = onEscape !== null;
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onEscape?.();
  });
  useEffect(() => {
    if (!isHandled) return;
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isHandled]);
}
