/** A way in that opens over the page. */
export type SignInDialogName = 'login' | 'register';

const listeners = new Set<() => void>();
let shown: SignInDialogName | null = null;

/** Opens a way in over the page, or closes it with null. */
export function openSignIn(dialog: SignInDialogName | null): void {
  shown = dialog;
  for (const listener of listeners) listener();
}

/** The way in that is open, or null. */
export const openedSignIn = (): SignInDialogName | null => shown;

/** Hears of every `openSignIn`. Returns how to stop. */
export function onSignInChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
