import type { Locale } from '#kernel/locale.ts';
import type { MessagePart } from '#kit/i18n/message-parts.ts';

/**
 * Addresses of the files with each language's texts, for browsers to fetch before a script requests them. The build writes them in for
 * the server (`tools/vite/compiled-messages.ts`); in development there are none.
 */
export const LANGUAGE_FILES: Partial<Record<Locale, Partial<Record<MessagePart, string>>>> = {};
