import { useState } from 'react';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureWords } from '#kit/forms/form-texts.ts';

/** Something that staff do with money, and whether it is on its way. */
export interface MoneyAct {
  /** Does it once and says how it went; the page knows of it afterwards, also of what failed. Resolves to whether it was done. */
  act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  isActing: boolean;
}

/** For what staff do with money. */
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
      toasts.show('error', 'money', failureWords(error));
    }
    await refresh();
    setIsActing(false);
    return isDone;
  };
  return { act, isActing };
}
