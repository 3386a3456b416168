import { useState } from 'react';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';

/** An act of staff about money, and whether it is running. */
export interface MoneyAct {
  /** Runs an act once, reports its outcome, and reloads the page, also after a failure. Resolves to whether it succeeded. */
  act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  isActing: boolean;
}

/** Creates the runner of acts about money. */
export function useMoneyAct(): MoneyAct {
  const refresh = useRefresh();
  const [isActing, setIsActing] = useState(false);
  const act: MoneyAct['act'] = async (work, done) => {
    setIsActing(true);
    let isDone = true;
    try {
      await work();
      toasts.show('success', 'money', { text: done });
    } catch (error) {
      isDone = false;
      toasts.show('error', 'money', failureToast(error));
    }
    await refresh();
    setIsActing(false);
    return isDone;
  };
  return { act, isActing };
}
