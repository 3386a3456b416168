/** Least length of a secret, characters: a shorter one can be guessed. */
export const SHORTEST_SECRET = 32;

/** Whether a secret is too long to be guessed. */
export const isLongSecret = (text: string): boolean => text.length >= SHORTEST_SECRET;

/** @throws Error that names the least length */
export function longSecret(text: string): string {
  if (!isLongSecret(text)) throw new Error(`must have at least ${SHORTEST_SECRET} characters`);
  return text;
}

/** Secrets separated by commas. @throws Error that names the least length */
export const longSecrets = (text: string): string[] => text.split(',').map((part) => longSecret(part.trim()));
