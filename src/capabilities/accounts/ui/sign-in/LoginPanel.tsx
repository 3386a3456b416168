import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ForgotLink, OtherWayLink, type OtherWays } from './OtherWays.tsx';
import { SignInPanel, type SignInPanelProps } from './SignInPanel.tsx';

/** Panel for a sign-in, in a page, a dialog or another form. @source docs/reference/screens.md, "Login" */
export function LoginPanel({ onSignedIn, onHold, ...otherWays }: SignInPanelProps & OtherWays) {
  const { text } = useLocale();
  const links = (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
      <OtherWayLink {...otherWays} screen="register" question={text('account.login.noAccount')} />
      <ForgotLink {...otherWays} />
    </div>
  );
  return (
    <SignInPanel onSignedIn={onSignedIn} links={links} {...(onHold && { onHold })}>
      {(onLogin) => (
        <>
          <p>{text('account.login.text')}</p>
          <NeedsScript />
          <LoginForm onLogin={onLogin} />
        </>
      )}
    </SignInPanel>
  );
}
