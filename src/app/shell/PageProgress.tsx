import { useRouterState } from '@tanstack/react-router';
import { TopProgress } from '#kit/design/feedback/TopProgress.tsx';
import { usePending } from '#kit/design/feedback/usePending.ts';

/** The bar at the top while the next page, or a part of this one, loads. */
export function PageProgress() {
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const isAsking = usePending('page');
  return <TopProgress isPending={isNavigating || isAsking} />;
}
