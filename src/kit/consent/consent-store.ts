import { createChanges } from '#kit/changes.ts';
import { type Consent, consentCookie, readConsent } from './consent.ts';

const changes = createChanges();

/** The answer to the cookie banner in this browser. Never used while rendering on a server. */
export const consentStore = {
  current: (): Consent => readConsent(document.cookie),
  answer: (answer: NonNullable<Consent>): void => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in current browsers
    document.cookie = consentCookie(answer);
    changes.emit();
  },
  subscribe: changes.subscribe,
};
