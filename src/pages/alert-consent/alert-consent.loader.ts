import { heldOrNull } from '#capabilities/accounts/ui/held-or-null.ts';
import { AlertConsentDocument, type AlertConsentQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** The consent that a link asks for; null for an invalid link. */
export type AskedConsent = AlertConsentQuery['alertConsent'] | null;

/** Reads the consent that the link of a mail asks for; nothing changes by it. @param id secret of the link */
export async function loadConsent(id: string): Promise<AskedConsent> {
  return (await heldOrNull(execute(AlertConsentDocument, { id })))?.alertConsent ?? null;
}
