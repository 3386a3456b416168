import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportFailure } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';
import { clearDrafts } from './browser-drafts.ts';
import { sessionCheckWaitMs } from './session-end.ts';

/**
 * Checks at the end of the session whether it has really ended. Then it clears the member's data as logout does, and a page that needs
 * a member leads to the login.
 *
 * @source docs/reference/workspace.md, "Session"
 */
export function useSessionEnd(viewer: Viewer | null): void {
  const router = useRouter();
  useEffect(() => {
    if (!viewer) return;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const { loadViewer } = await import('#kit/viewer/load-viewer.ts');
      const current = await loadViewer();
      setViewer(current);
      if (current) return;
      clearDrafts();
      await router.invalidate();
    };
    const start = (): void => {
      timer = setTimeout(() => void ask().catch(again), sessionCheckWaitMs(viewer.exp, Date.now()));
    };
    const again = (error: unknown): void => {
      reportFailure(error);
      start();
    };
    start();
    return () => clearTimeout(timer);
  }, [viewer, router]);
}
