/** What a browser calls a message before the house has it: the same again is the same message. @source docs/reference/workspace.md, "Messages" */
export const newMessageKey = (): string => crypto.randomUUID();

/** A key, and the words that were sent under it. */
export interface UsedKey {
  key: string;
  text: string;
}

/**
 * The key for words that are about to be sent: that of the try before, whose answer may have been lost; other words are another
 * message.
 */
export const keyFor = (text: string, before: UsedKey | null): UsedKey =>
  before?.text === text ? before : { key: newMessageKey(), text };
