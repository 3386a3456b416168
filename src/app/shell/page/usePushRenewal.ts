import { useEffect } from 'react';
import { pushAccount } from '#capabilities/push/ui/push-flag.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** After hydration: binds this browser's push subscription of the member to their current session, and ends that of another member. */
export function usePushRenewal({ id, sessionId }: Viewer): void {
  useEffect(() => {
    if (pushAccount() === null) return;
    import('#capabilities/push/ui/push-here.ts')
      .then(({ renewPush }) => renewPush({ id, sessionId }))
      .catch(reportFailure);
  }, [id, sessionId]);
}
