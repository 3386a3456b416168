import { useState } from 'react';
import { phoneInput } from '#capabilities/accounts/account.input.ts';
import { phoneText } from '#capabilities/offers/ui/contact/phone-number.ts';
import { AppError } from '#kernel/app-error.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { PhoneField } from '#kit/design/fields/phone/PhoneField.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { StepProps } from './step-props.ts';
import { useOwnPhone } from './useOwnPhone.ts';

/** The choice to show a telephone number: where the account has none, the choice asks for it first. */
export function PhoneChoice({ form }: StepProps) {
  const { text } = useLocale();
  const viewer = useViewer();
  const { number, save } = useOwnPhone();
  const shows = useFormValue(form, 'showsPhone');
  const [isAsked, setIsAsked] = useState(false);
  if (viewer === null) return <p className="text-muted">{text('publish.contact.phoneLater')}</p>;
  const choose = (isChosen: boolean): void => {
    if (number === null) setIsAsked(isChosen);
    else shows.onValueChange(isChosen);
  };
  const store = async (typed: string): Promise<void> => {
    await save(typed);
    shows.onValueChange(true);
    setIsAsked(false);
  };
  return (
    <>
      <Checkbox
        checked={number ? shows.value : isAsked}
        disabled={number === undefined}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      >
        {text('publish.contact.showsPhone')}{' '}
        {number && <span className="whitespace-nowrap tabular-nums">{phoneText(`+${number}`)}</span>}
        <span className="block text-sm text-muted">{text('publish.contact.showsPhoneHint')}</span>
      </Checkbox>
      {number === null && isAsked && <OwnPhoneField onStore={store} />}
    </>
  );
}

const NO_NUMBER = 'error.validation.phone';

function OwnPhoneField({ onStore }: { onStore: (number: string) => Promise<void> }) {
  const { text } = useLocale();
  const [typed, setTyped] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [errorId, setErrorId] = useState<string | null>(null);
  const store = async (): Promise<void> => {
    if (!phoneInput.safeParse(typed).success) return setErrorId(NO_NUMBER);
    setIsSending(true);
    setErrorId(null);
    try {
      await onStore(typed);
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 400;
      setErrorId(isRefused ? NO_NUMBER : 'publish.contact.phoneFailed');
      setIsSending(false);
    }
  };
  return (
    <div className="flex max-w-96 flex-col items-start gap-3">
      <div className="w-full">
        <PhoneField
          label={text('publish.contact.phone')}
          value={typed}
          onValueChange={setTyped}
          autoComplete="tel"
          required
          error={errorId === null ? undefined : text(errorId)}
        />
      </div>
      <Button variant="secondary" isLoading={isSending} onClick={() => void store()}>
        {text('publish.contact.savePhone')}
      </Button>
    </div>
  );
}
