import type { ProvidedPerson } from '#tests/support/neighbours/openid-provider.ts';

let made = 0;

/** A person with an account at a provider, which verifies the address by default. */
export function aPerson(facts: Partial<ProvidedPerson> = {}): Required<ProvidedPerson> {
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
