import { useRouterState } from '@tanstack/react-router';
import { matchPath } from '#kernel/paths/paths.ts';
import { useIsComing } from '#kit/design/feedback/useIsComing.ts';

/** Whether another conversation than the open one has been loading for long enough to show it. */
export function useLoadingThread(openId: number | null): boolean {
  const isComing = useIsComing('myMessages');
  const comingId = useRouterState({
    select: ({ location }) => {
      const path = matchPath(location.pathname);
      return path?.screen === 'myMessages' ? path.params.id : undefined;
    },
  });
  return isComing && comingId !== undefined && comingId !== String(openId);
}
