import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { matchPath } from '#kernel/paths.ts';

/** Shorter waits show the homes there are: a flash would only disturb. */
const PATIENCE_MS = 300;

/** Whether another search has been on its way for long enough to say so. */
export function useIsSearching(): boolean {
  const isOnItsWay = useRouterState({
    select: ({ isLoading, location }) => isLoading && matchPath(location.pathname)?.screen === 'results',
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
