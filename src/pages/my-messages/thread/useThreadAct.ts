import { useState } from 'react';
import type { ToastAction, ToastWords } from '#kit/design/feedback/toast-store.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';

/** Runs an act on a conversation: reports the outcome, and reloads the page. */
export interface ThreadAct {
  act: (work: () => Promise<unknown>, done: ToastWords, undo?: ToastAction) => Promise<boolean>;
  isActing: boolean;
}

/** @param ask fetches the page again */
export function useThreadAct(ask: () => Promise<void>): ThreadAct {
  const [isActing, setIsActing] = useState(false);
  const act: ThreadAct['act'] = async (work, done, undo) => {
    setIsActing(true);
    try {
      await work();
      toasts.show('success', 'conversation', done, undo);
      return true;
    } catch (error) {
      toasts.show('error', 'conversation', failureToast(error));
      return false;
    } finally {
      await ask();
      setIsActing(false);
    }
  };
  return { act, isActing };
}
