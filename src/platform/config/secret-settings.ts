/** Shorter ones can be guessed. Characters. */
export const SHORTEST_SECRET = 32;

/** Whether a secret is long enough not to be guessed. */
export const isLongSecret = (text: string): boolean => text.length >= SHORTEST_SECRET;

/** @throws Error saying what is allowed */
export function longSecret(text: string): string {
  if (!isLongSecret(text)) throw new Error(`must have at least ${SHORTEST_SECRET} characters`);
  return text;
}

/** Secrets parted by commas. @throws Error saying what is allowed */
export const longSecrets = (text: string): string[] => text.split(',').map((part) => longSecret(part.trim()));
