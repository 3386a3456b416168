import { heldOrNull } from '#capabilities/accounts/ui/held-or-null.ts';
import { AlertConsentDocument, type AlertConsentQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What a link asks; null for one that does not hold. */
export type AskedConsent = AlertConsentQuery['alertConsent'] | null;

/** Reads what the link of a mail asks; nothing changes by it. @param id secret of the link */
export async function loadConsent(id: string): Promise<AskedConsent> {
  return (await heldOrNull(execute(AlertConsentDocument, { id })))?.alertConsent ?? null;
}
