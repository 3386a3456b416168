import { useEffect } from 'react';
import { pushAccount } from '#capabilities/push/ui/push-flag.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';

/** Once the page is alive: what a member switched on in this browser goes on under their session of now, what another did ends. */
export function usePushRenewal({ id, sessionId }: Viewer): void {
  useEffect(() => {
    if (pushAccount() === null) return;
    import('#capabilities/push/ui/push-here.ts')
      .then(({ renewPush }) => renewPush({ id, sessionId }))
      .catch(reportFailure);
  }, [id, sessionId]);
}
