import { createChanges } from '#kit/changes.ts';

/** A sign-in dialog that opens over the page. */
export type SignInDialogName = 'login' | 'register';

const changes = createChanges();
let shown: SignInDialogName | null = null;

/** Opens a sign-in dialog over the page, or closes it with null. */
export function openSignIn(dialog: SignInDialogName | null): void {
  shown = dialog;
  changes.emit();
}

/** The open sign-in dialog, or null. */
export const openedSignIn = (): SignInDialogName | null => shown;

/** Calls the listener at every `openSignIn`. Returns how to stop. */
export const onSignInChange = changes.subscribe;
