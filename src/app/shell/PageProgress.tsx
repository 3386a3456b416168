import { useRouterState } from '@tanstack/react-router';
import { TopProgress } from '#kit/design/feedback/TopProgress.tsx';
import { usePending } from '#kit/design/feedback/usePending.ts';

/** The bar at the top while the next page, or something on this one, is on its way. */
export function PageProgress() {
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const isAsking = usePending('page');
  return <TopProgress isPending={isNavigating || isAsking} />;
}
