import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** As long as there is a question, whoever leaves this page by a link, the button Back or the window is asked it first. */
export function useLeaveGuard(question: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (question === null) return;
    return router.history.block({ blockerFn: () => !window.confirm(question), enableBeforeUnload: true });
  }, [router, question]);
}
