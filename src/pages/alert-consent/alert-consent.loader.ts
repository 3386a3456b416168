import { validLinkOrNull } from '#capabilities/accounts/ui/valid-link.ts';
import { AlertConsentDocument, type AlertConsentQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** The consent that a link asks for; null for an invalid link. */
export type LinkedConsent = AlertConsentQuery['alertConsent'] | null;

/** Reads the consent that the link of a mail asks for; nothing changes by it. @param id secret of the link */
export async function loadConsent(id: string): Promise<LinkedConsent> {
  return (await validLinkOrNull(execute(AlertConsentDocument, { id })))?.alertConsent ?? null;
}
