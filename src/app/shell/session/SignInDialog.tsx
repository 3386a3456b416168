import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isSignInPath } from '#capabilities/accounts/account.links.ts';
import { RegisterPanel } from '#capabilities/accounts/ui/register/RegisterPanel.tsx';
import { LoginPanel } from '#capabilities/accounts/ui/sign-in/LoginPanel.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { SignInDialogName } from '#kit/viewer/sign-in-store.ts';
import { useRedirectAfterSignIn } from '../../useRedirectAfterSignIn.ts';

type SignInDialogProps = { shown: SignInDialogName | null; onShow: (dialog: SignInDialogName | null) => void };

/**
 * The forms to sign in or up without leaving the page, which then shows the signed-in member; a page that only signs in is left.
 *
 * @source docs/reference/screens.md, "Login", "Registration"
 */
export function SignInDialog({ shown, onShow }: SignInDialogProps) {
  const { text } = useLocale();
  const router = useRouter();
  const leaveSignInPage = useRedirectAfterSignIn();
  const [isHeld, setIsHeld] = useState(false);
  const [latest, setLatest] = useState<SignInDialogName>('login');
  // While it closes, its content stays.
  if (shown !== null && shown !== latest) setLatest(shown);
  const close = (): void => {
    if (!isHeld) onShow(null);
  };
  const panel = {
    onHold: setIsHeld,
    onLeave: close,
    onSignedIn: () => {
      onShow(null);
      if (isSignInPath(router.state.location.pathname)) return leaveSignInPage();
      // The page's data was loaded for a visitor.
      void router.invalidate();
    },
  };
  return (
    <Dialog title={text(`account.${latest}.title`)} isOpen={shown !== null} onClose={close}>
      <div key={latest} ref={beginAtFirstField}>
        {latest === 'login' ? (
          <LoginPanel {...panel} onSwitch={() => onShow('register')} />
        ) : (
          <RegisterPanel {...panel} onSwitch={() => onShow('login')} />
        )}
      </div>
    </Dialog>
  );
}

/** Focuses the first field: when the dialog opens (`autofocus`), and when the form in it changes. */
function beginAtFirstField(form: HTMLElement | null): void {
  const field = form?.querySelector('input');
  if (!field) return;
  field.autofocus = true;
  field.focus();
}
