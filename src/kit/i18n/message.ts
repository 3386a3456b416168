import type { ParsedMessage } from './parsed-message.ts';

/** One text: as it is in `locales/`, or parsed already (`tools/vite/compiled-messages.ts`). */
export type Message = string | ParsedMessage;

/** Texts of one language by id. */
export type Messages = Readonly<Record<string, Message>>;
