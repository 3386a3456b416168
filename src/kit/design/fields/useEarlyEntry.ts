import { useState } from 'react';
import { useHydrated } from '../useHydrated.ts';

/**
 * Text that was entered into a field of the server's page before scripts ran here, as happens on a slow connection. Hydration resets the field
 * to the server's value.
 *
 * Null if scripts made the field.
 */
export function useEarlyEntry(name: string): string | null {
  const isHydrated = useHydrated();
  const [entry] = useState(() => (isHydrated || typeof document === 'undefined' ? null : enteredIn(name)));
  return entry;
}

const enteredIn = (name: string): string | null =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`main [name=${name}]:not([type=radio]:not(:checked))`)
    ?.value ?? null;
