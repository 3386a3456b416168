import { ResumeAlertMailDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountChange } from './useAccountChange.ts';

/** Says that homes are mailed to an address no more because it refused them, and lets it be tried again. */
export function StoppedAlertMail({ email }: { email: string }) {
  const { text } = useLocale();
  const { change, isChanging } = useAccountChange();
  const resume = (): Promise<boolean> =>
    change(() => execute(ResumeAlertMailDocument, {}), { done: 'workspace.preferences.resumed' });
  return (
    <div role="note" className="flex flex-col items-start gap-3 rounded-md bg-brick-tint px-4 py-3">
      <p className="wrap-anywhere">{text('workspace.preferences.stopped', { email })}</p>
      <Button variant="secondary" isLoading={isChanging} onClick={() => void resume()}>
        {text('workspace.preferences.resume')}
      </Button>
    </div>
  );
}
