import { useState } from 'react';
import { useHydrated } from '../useHydrated.ts';

/**
 * What somebody entered into a field of the server's page before scripts ran here, as happens on a slow line: while the
 * page comes alive it is put back to what the server sent. Null where scripts made the field.
 */
export function useEarlyEntry(name: string): string | null {
  const isHydrated = useHydrated();
  const [entry] = useState(() => (isHydrated || typeof document === 'undefined' ? null : enteredIn(name)));
  return entry;
}

const enteredIn = (name: string): string | null =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`main [name=${name}]:not([type=radio]:not(:checked))`)
    ?.value ?? null;
