import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { KnownPersonForm } from '../sign-in/KnownPersonForm.tsx';
import { OtherWayLink, type OtherWays } from '../sign-in/OtherWays.tsx';
import { SignInPanel, type SignInPanelProps } from '../sign-in/SignInPanel.tsx';
import { RegisterForm, type RegisterOptions } from './RegisterForm.tsx';

type RegisterPanelProps = SignInPanelProps & OtherWays & { options?: RegisterOptions };

/**
 * Panel for a registration, in a page, a dialog or another form.
 *
 * @source docs/reference/screens.md, "Registration"
 */
export function RegisterPanel({ onSignedIn, onHold, options, ...otherWays }: RegisterPanelProps) {
  const { text } = useLocale();
  const viewer = useViewer();
  if (viewer) return <KnownPersonForm viewer={viewer} onDone={onSignedIn} />;
  const links = (
    <p className="text-sm">
      <OtherWayLink {...otherWays} screen="login" question={text('account.register.known')} />
    </p>
  );
  return (
    <SignInPanel onSignedIn={onSignedIn} links={links} {...(onHold && { onHold })}>
      {(_onLogin, finish) => (
        <>
          <p>{text('account.register.text')}</p>
          <NeedsScript />
          <RegisterForm {...options} onRegistered={() => finish('account.welcome.registered')} />
        </>
      )}
    </SignInPanel>
  );
}
