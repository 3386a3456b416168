import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { pendingRequests } from '#kit/design/feedback/usePending.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { onSignInChange, openedSignIn, openSignIn } from '#kit/viewer/sign-in-store.ts';

const SignInDialog = lazy(async () => {
  const { SignInDialog } = await pendingRequests.track('page', withTexts('account', import('./SignInDialog.tsx')));
  return { default: SignInDialog };
});

/**
 * The sign-in dialogs over a page (`openSignIn`); fetched when one is opened.
 *
 * @source docs/reference/screens.md, "Header"
 */
export function SignInDialogs() {
  const shown = useSyncExternalStore(onSignInChange, openedSignIn, () => null);
  const [wasShown, setWasShown] = useState(false);
  if (shown !== null && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <Suspense>
      <SignInDialog shown={shown} onShow={openSignIn} />
    </Suspense>
  );
}
