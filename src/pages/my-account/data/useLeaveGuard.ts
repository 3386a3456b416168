import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Asks a question before the reader leaves this page by a link, the button Back or the window; null asks none. */
export function useLeaveGuard(question: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (question === null) return;
    return router.history.block({ blockerFn: () => !window.confirm(question), enableBeforeUnload: true });
  }, [router, question]);
}
