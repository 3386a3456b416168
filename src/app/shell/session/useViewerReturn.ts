import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportFailure } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';

/**
 * Checks the viewer on a return to this page, from another tab or by the button "Back", because another member may be signed in
 * meanwhile, or none: then the page is loaded for the new viewer. If the same member signed in again, the page stays, and takes over
 * the new session.
 */
export function useViewerReturn({ id, sessionId }: Viewer): void {
  const router = useRouter();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const current = await loadViewer();
      if (current?.id === id && current.sessionId === sessionId) return;
      setViewer(current);
      if (current?.id !== id) await router.invalidate();
    };
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') look().catch(reportFailure);
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onReturn();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onShow);
    };
  }, [id, sessionId, router]);
}
