import { useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { OnSignInEnded } from '../sign-in-ended.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorBegin, type SecondFactorKeyAnswer } from './SecondFactorBegin.tsx';
import { SecondFactorKey } from './SecondFactorKey.tsx';

type SecondFactorSetupProps = {
  /** Reason for the set-up, shown above the first step. */
  reason: string;
  /** Called when the reader has confirmed that the recovery codes are saved. */
  onDone: () => Promise<void> | void;
  /** Called when the recovery codes are shown, which happens only once. */
  onCodes?: () => void;
  /** Set where the set-up is part of a sign-in. */
  onEnded?: OnSignInEnded;
};

type Step =
  | { name: 'begin' }
  | { name: 'key'; key: SecondFactorKeyAnswer }
  | { name: 'codes'; codes: readonly string[] };

/** Steps that set up one-time codes: the password, the key for the app, and the recovery codes. */
export function SecondFactorSetup({ reason, onDone, onCodes, onEnded }: SecondFactorSetupProps) {
  const { text } = useLocale();
  const [step, setStep] = useState<Step>({ name: 'begin' });
  const showCodes = (codes: readonly string[]): void => {
    onCodes?.();
    setStep({ name: 'codes', codes });
  };
  if (step.name === 'key') return <SecondFactorKey secondFactor={step.key} onConfirmed={showCodes} onEnded={onEnded} />;
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onSaved={onDone} />;
  return (
    <div className="flex flex-col gap-4">
      <p>{reason}</p>
      <p className="text-muted">{text('account.totp.needed')}</p>
      <SecondFactorBegin onKey={(key) => setStep({ name: 'key', key })} onEnded={onEnded} />
    </div>
  );
}
