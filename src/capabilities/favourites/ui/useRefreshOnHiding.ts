import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useHiddenVersion } from './useSavedHomes.ts';

/** Asks for the homes of the page anew when a member hid one or brought one back: lists fill up, counts are right again. */
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
