import { type ReactNode, useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type SendMailButtonProps = { send: () => Promise<unknown>; children: ReactNode };

/**
 * Button that sends a mail to the member's own address, and confirms it.
 *
 * @source docs/reference/errors.md, "Messages on pages"
 */
export function SendMailButton({ send, children }: SendMailButtonProps) {
  const { text } = useLocale();
  const isReady = useHydrated();
  const [state, setState] = useState<'ready' | 'working' | 'sent'>('ready');
  const start = async (): Promise<void> => {
    setState('working');
    try {
      await send();
      setState('sent');
      toasts.show('success', 'mail', { text: 'account.mail.sent' });
    } catch (error) {
      setState('ready');
      toasts.show('error', 'mail', failureToast(error));
    }
  };
  return (
    <>
      {state === 'sent' && <p className="rounded-md bg-lake-tint px-4 py-3 font-medium">{text('account.mail.sent')}</p>}
      <Button
        variant={state === 'sent' ? 'secondary' : 'primary'}
        className="self-start"
        isLoading={state === 'working'}
        disabled={!isReady}
        onClick={() => void start()}
      >
        {state === 'sent' ? text('account.mail.again') : children}
      </Button>
    </>
  );
}
