import { consentStore } from './consent-store.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pushes an event to the analytics data layer, if the reader agreed to that. */
export function addToDataLayer(event: string, facts: Readonly<Record<string, unknown>>): void {
  if (consentStore.current() !== 'accepted') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...facts });
}
