import type { ProvidedPerson } from '#tests/support/neighbours/openid-provider.ts';

let made = 0;

/** Somebody with an account at a provider, which vouches for the address unless a test says otherwise. */
export function somebody(facts: Partial<ProvidedPerson> = {}): Required<ProvidedPerson> {
  made++;
  return {
    subject: `subject-${made}`,
    email: `person${made}@example.ch`,
    email_verified: true,
    given_name: 'Beat',
    family_name: `Beispiel${made}`,
    ...facts,
  };
}
