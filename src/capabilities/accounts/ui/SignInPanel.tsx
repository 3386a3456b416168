import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Spinner } from '#kit/design/Spinner.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { SecondFactorCode } from './SecondFactorCode.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { type OnSignedIn, useAfterSignIn } from './useAfterSignIn.ts';
import type { LoginAnswer } from './useLogin.ts';

// Only staff come this way, and once.
const SecondFactorSetup = lazy(async () => {
  const { SecondFactorSetup } = await import('./SecondFactorSetup.tsx');
  return { default: SecondFactorSetup };
});

/** What the ways in have in common. */
export type SignInPanelProps = {
  onSignedIn: OnSignedIn;
  /** Called when something is on the screen that shows itself only once. */
  onHold?: () => void;
};

type StepsProps = SignInPanelProps & {
  /** The first step. */
  children: (onLogin: (answer: LoginAnswer) => Promise<void>) => ReactNode;
  /** Other ways, below everything. */
  links: ReactNode;
};

/** The steps of signing in: the first factor, and the second where the account asks for one. */
export function SignInPanel({ onSignedIn, onHold, children, links }: StepsProps) {
  const { text } = useLocale();
  const [step, setStep] = useState<LoginAnswer['secondFactor']>('none');
  const afterSignIn = useAfterSignIn(onSignedIn);
  const finish = (): Promise<void> => afterSignIn('account.login.done');
  const onLogin = async ({ secondFactor }: LoginAnswer): Promise<void> => {
    if (secondFactor === 'none') await finish();
    else setStep(secondFactor);
  };
  if (step === 'code') return <SecondFactorCode onDone={finish} />;
  if (step === 'enrolment') {
    return (
      <Suspense fallback={<Spinner label={text('kit.loading')} />}>
        <SecondFactorSetup reason={text('account.totp.staff')} onDone={finish} {...(onHold && { onCodes: onHold })} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {children(onLogin)}
      <SocialButtons onLogin={onLogin} />
      {links}
    </div>
  );
}
