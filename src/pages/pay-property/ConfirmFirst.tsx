import { useState } from 'react';
import { ResendConfirmationEmailDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';
import { StageNotice } from './StageNotice.tsx';

/** A member confirms their address before paying: QR-bill and receipt are mailed there. After confirmation in another window, this page goes on. */
export function ConfirmFirst() {
  const { text } = useLocale();
  const viewer = useViewer();
  const [isBusy, setIsBusy] = useState(false);
  const work = async (task: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await task();
    } catch (error) {
      toasts.show('error', 'mail', failureToast(error));
    }
    setIsBusy(false);
  };
  const send = async (): Promise<void> => {
    await execute(ResendConfirmationEmailDocument, { email: viewer?.email ?? '' });
    toasts.show('success', 'mail', { text: 'account.confirm.sent' });
  };
  const lookAgain = async (): Promise<void> => {
    const now = await loadViewer();
    setViewer(now);
    if (now?.emailConfirmed === false) toasts.show('info', 'mail', { text: 'payment.confirm.notYet' });
  };
  return (
    <StageNotice
      title={text('payment.confirm.title')}
      action={
        <>
          <Button isLoading={isBusy} onClick={() => void work(lookAgain)}>
            {text('payment.confirm.done')}
          </Button>
          <Button variant="secondary" isLoading={isBusy} onClick={() => void work(send)}>
            {text('account.confirm.resend')}
          </Button>
        </>
      }
    >
      {text('payment.confirm.text', { email: viewer?.email ?? '' })}
    </StageNotice>
  );
}
