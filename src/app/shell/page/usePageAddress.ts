import { useLocation } from '@tanstack/react-router';
import { useHydrated } from '#kit/design/useHydrated.ts';

/** In browsers: the address that the document was made for. */
let sent: string | null = null;

/**
 * Path and query of the page as visitors see them in the address bar. A part that is hydrated late (`lazyHydrated`) starts from what the
 * server knew, even if the reader has gone on.
 */
export function usePageAddress(): string {
  const address = useLocation().publicHref.replace(/#.*/, '');
  const isHydrated = useHydrated();
  if (!import.meta.env.SSR) sent ??= address;
  return isHydrated ? address : (sent ?? address);
}
