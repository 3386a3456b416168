import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { SecondFactorCode } from '../second-factor/SecondFactorCode.tsx';
import type { LoginAnswer } from '../useLogin.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { type AfterSignIn, type OnSignedIn, useAfterSignIn } from './useAfterSignIn.ts';

// Only staff need the set-up during a sign-in, and only once, so it is loaded on demand.
const SecondFactorSetup = lazy(async () => {
  const { SecondFactorSetup } = await import('../second-factor/SecondFactorSetup.tsx');
  return { default: SecondFactorSetup };
});

/** Common props of login and registration. */
export type SignInPanelProps = {
  onSignedIn: OnSignedIn;
  /** Called with true while content is shown that appears only once, and with false when the panel may close. */
  onHold?: (isHeld: boolean) => void;
};

type StepsProps = SignInPanelProps & {
  /** The first step. It continues with a second one by `onLogin`, or ends with `finish`. */
  children: (onLogin: (answer: LoginAnswer) => Promise<void>, finish: AfterSignIn['finish']) => ReactNode;
  /** Links to other methods, below the form. */
  links: ReactNode;
};

/** Steps of a sign-in: the first factor, and the second where the account requires one. */
export function SignInPanel({ onSignedIn, onHold, children, links }: StepsProps) {
  const { text } = useLocale();
  const [step, setStep] = useState<LoginAnswer['secondFactor']>('none');
  const [ending, setEnding] = useState<string | null>(null);
  const { finish, failure, retry } = useAfterSignIn(onSignedIn);
  const finishLogin = (): Promise<void> => finish('account.login.done');
  const onLogin = async ({ newUser, secondFactor }: LoginAnswer): Promise<void> => {
    setEnding(null);
    if (newUser) await finish('account.welcome.provider');
    else if (secondFactor === 'none') await finishLogin();
    else setStep(secondFactor);
  };
  const beginAgain = (words: string): void => {
    setStep('none');
    setEnding(words);
  };
  if (failure !== null) return <WhoSignedIn failure={failure} retry={retry} />;
  if (step === 'code') return <SecondFactorCode onDone={finishLogin} onEnded={beginAgain} />;
  if (step === 'enrolment') {
    const finishSetup = (): Promise<void> => {
      onHold?.(false);
      return finishLogin();
    };
    return (
      <Suspense fallback={<Spinner label={text('kit.loading')} />}>
        <SecondFactorSetup
          reason={text('account.totp.staff')}
          onDone={finishSetup}
          onCodes={() => onHold?.(true)}
          onEnded={beginAgain}
        />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {ending !== null && <Alert>{ending}</Alert>}
      {children(onLogin, finish)}
      <SocialButtons onLogin={onLogin} />
      {links}
    </div>
  );
}

/** Notice that the viewer could not be loaded after a sign-in, with a retry that needs no new sign-in. */
function WhoSignedIn({ failure, retry }: { failure: string; retry: () => Promise<void> }) {
  const { text } = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    await retry();
    setIsAsking(false);
  };
  return (
    <div className="flex flex-col items-start gap-5">
      <Alert>{failure}</Alert>
      <Button isLoading={isAsking} onClick={() => void ask()}>
        {text('kit.retry')}
      </Button>
    </div>
  );
}

/** Alert that takes the focus when it appears, because the focused element is gone. */
const Alert = ({ children }: { children: string }) => (
  <p ref={takeFocus} role="alert" tabIndex={-1} className="font-medium text-brick-hover">
    {children}
  </p>
);

const takeFocus = (element: HTMLElement | null): void => element?.focus();
