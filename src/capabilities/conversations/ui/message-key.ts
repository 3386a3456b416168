/** Idempotency key of a message, made by the browser. @source docs/reference/workspace.md, "Messages" */
export const newMessageKey = (): string => crypto.randomUUID();

/** A key, and the text sent under it. */
export interface UsedKey {
  key: string;
  text: string;
}

/**
 * The key for a text to be sent. The same text gets the key of the last try, whose answer may have been lost; another text gets a new
 * key.
 */
export const messageKeyFor = (text: string, before: UsedKey | null): UsedKey =>
  before?.text === text ? before : { key: newMessageKey(), text };
