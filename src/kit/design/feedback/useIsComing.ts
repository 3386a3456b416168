import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { matchPath } from '#kernel/paths/paths.ts';
import type { ScreenName } from '#kernel/paths/paths-table.ts';

/** Shorter waits leave the screen as it is, without a flash, milliseconds. */
const PATIENCE_MS = 300;

/** Whether a screen with other arguments has been loading for long enough to show it. */
export function useIsComing(screen: ScreenName): boolean {
  const isOnItsWay = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.href !== resolvedLocation?.href && matchPath(location.pathname)?.screen === screen,
  });
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isOnItsWay]);

  return isOnItsWay && isSlow;
}
