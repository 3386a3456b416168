/** A sign-in dialog that opens over the page. */
export type SignInDialogName = 'login' | 'register';

const listeners = new Set<() => void>();
let shown: SignInDialogName | null = null;

/** Opens a sign-in dialog over the page, or closes it with null. */
export function openSignIn(dialog: SignInDialogName | null): void {
  shown = dialog;
  for (const listener of listeners) listener();
}

/** The open sign-in dialog, or null. */
export const openedSignIn = (): SignInDialogName | null => shown;

/** Calls the listener at every `openSignIn`. Returns how to stop. */
export function onSignInChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
