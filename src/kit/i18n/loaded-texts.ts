import type { Locale } from '#kernel/locale.ts';
import type { Messages } from './message.ts';
import type { PagePart } from './message-parts.ts';
import { loadMessages } from './messages.ts';

/** Languages in use, or about to be. */
const spoken = new Set<Locale>();
/** Parts of loaded pieces and shown pages. Their content may stay on the screen, so that every further language needs them too. */
const brought = new Set<PagePart>();
const loaded = new Map<Locale, Messages>();

/** Fetches the texts of a language, each part once; pages that need no other parts can then render at once. */
export async function ensureTexts(locale: Locale, parts: readonly PagePart[]): Promise<void> {
  spoken.add(locale);
  if (!import.meta.env.SSR) for (const part of parts) brought.add(part);
  loaded.set(locale, await loadMessages(locale, [...brought, ...parts]));
}

/** The texts of a language that `ensureTexts` has fetched. @throws Error when it has not */
export function loadedTexts(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`The texts of "${locale}" have not been fetched.`);
  return messages;
}

/**
 * Imports a piece of a page that is fetched when it is shown, together with the texts it needs: `lazy(async () => ({ default: (await
 * withTexts('map', import('./MapView.tsx'))).MapView }))`.
 */
export async function withTexts<Module>(part: PagePart, module: Promise<Module>): Promise<Module> {
  brought.add(part);
  const [piece] = await Promise.all([module, ...[...spoken].map((locale) => loadMessages(locale, [part]))]);
  return piece;
}
