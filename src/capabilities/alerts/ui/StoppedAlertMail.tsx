import { useState } from 'react';
import { ResumeAlertMailDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type StoppedAlertMailProps = { email: string; onResumed: () => void };

/** Notice that alert mails to an address are stopped because of bounces, with a button to resume them. */
export function StoppedAlertMail({ email, onResumed }: StoppedAlertMailProps) {
  const { text } = useLocale();
  const [isChanging, setIsChanging] = useState(false);
  const resume = async (): Promise<void> => {
    setIsChanging(true);
    try {
      await execute(ResumeAlertMailDocument, {});
      toasts.show('success', 'alert', { text: 'workspace.preferences.resumed' });
    } catch (error) {
      toasts.show('error', 'alert', failureToast(error));
    } finally {
      setIsChanging(false);
      // Runs after a failure too, such as an ended session: the page then shows the present state.
      onResumed();
    }
  };
  return (
    <div role="note" className="flex flex-col items-start gap-3 rounded-md bg-brick-tint px-4 py-3">
      <p>{text('workspace.preferences.stopped', { email })}</p>
      <Button variant="secondary" isLoading={isChanging} onClick={() => void resume()}>
        {text('workspace.preferences.resume')}
      </Button>
    </div>
  );
}
