import { useEffect, useSyncExternalStore } from 'react';
import { withoutPathSecret } from '#capabilities/accounts/secret-path.ts';
import { consentStore } from '#kit/consent/consent-store.ts';
import { pushEvent } from '#kit/consent/data-layer.ts';

/**
 * Pushes every page view to the analytics data layer, once the reader agreed to it.
 *
 * @param userId of the signed-in reader, or null
 * @param path public path with query; a secret in it is left out
 * @source docs/reference/screens.md, "Page views"
 */
export function usePageviews(userId: number | null, path: string): void {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, () => null);
  useEffect(() => {
    if (consent === 'accepted') pushEvent('pageview', { userId, path: withoutPathSecret(path) });
  }, [consent, userId, path]);
}
