import { useState } from 'react';
import { StartSecondFactorDocument, type StartSecondFactorMutation } from '#generated/operations.ts';
import { Button } from '#kit/design/Button.tsx';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorKey } from './SecondFactorKey.tsx';

type SecondFactorSetupProps = {
  /** Why it is set up, above the first step. */
  reason: string;
  /** Called once the recovery codes are in safe hands. */
  onDone: () => Promise<void> | void;
  /** Called when the recovery codes come on the screen, which show themselves only once. */
  onCodes?: () => void;
};

type Step =
  | { name: 'begin'; isWorking: boolean; failure: string | null }
  | { name: 'key'; key: StartSecondFactorMutation['startSecondFactor'] }
  | { name: 'codes'; codes: readonly string[] };

/** Sets one-time codes up: what it needs, the key for the app, the recovery codes. */
export function SecondFactorSetup({ reason, onDone, onCodes }: SecondFactorSetupProps) {
  const { text } = useLocale();
  const [step, setStep] = useState<Step>({ name: 'begin', isWorking: false, failure: null });

  const begin = async (): Promise<void> => {
    setStep({ name: 'begin', isWorking: true, failure: null });
    try {
      const { startSecondFactor } = await execute(StartSecondFactorDocument, {});
      setStep({ name: 'key', key: startSecondFactor });
    } catch (error) {
      setStep({ name: 'begin', isWorking: false, failure: failureText(text, error) });
    }
  };
  const showCodes = (codes: readonly string[]): void => {
    onCodes?.();
    setStep({ name: 'codes', codes });
  };
  if (step.name === 'key') return <SecondFactorKey secondFactor={step.key} onConfirmed={showCodes} />;
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onSaved={onDone} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{reason}</p>
      <p className="text-muted">{text('account.totp.needed')}</p>
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {step.failure}
      </p>
      <Button isLoading={step.isWorking} onClick={() => void begin()}>
        {text('account.totp.begin')}
      </Button>
    </div>
  );
}
