import { type ReactNode, useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useMoneyAct } from './useMoneyAct.ts';

type MoneyActButtonProps = {
  label: string;
  /** The question before the act. */
  title: string;
  run: () => Promise<unknown>;
  /** Id of the text that confirms it. */
  done: string;
  /** The consequences. */
  children: ReactNode;
};

/** A button for an act about money, with a dialog that states the consequences first. */
export function MoneyActButton({ label, title, run, done, children }: MoneyActButtonProps) {
  const { text } = useLocale();
  const { act, isActing } = useMoneyAct();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    await act(run, done);
    setIsAsking(false);
  };
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <Dialog
        title={title}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        footer={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {text('workspace.cancel')}
            </Button>
            <Button isLoading={isActing} onClick={() => void confirm()}>
              {label}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
