import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useHiddenVersion } from './useSavedHomes.ts';

/** Loads the page again after a member hid or unhid a home, so that lists are full and counts are right. */
export function useRefreshOnHiding(): void {
  const router = useRouter();
  const version = useHiddenVersion();
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    void router.invalidate();
  }, [version, router]);
}
