import { useEffect, useSyncExternalStore } from 'react';
import { consentStore } from './consent-store.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * Tells the analytics data layer of every page read, once the reader agreed to it.
 *
 * @param userId of the signed-in reader, or null
 * @param path public path with query
 * @source spec 1, §2.8
 */
export function usePageviews(userId: number | null, path: string): void {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, () => null);
  useEffect(() => {
    if (consent !== 'accepted') return;
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'pageview', userId, path });
  }, [consent, userId, path]);
}
