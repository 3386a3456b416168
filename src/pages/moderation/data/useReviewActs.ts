import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { reportFailure } from '#kit/graphql/execute.ts';

/** An act of a reviewer, and whether it is running. */
export interface ReviewActs {
  /** Runs an act, reports its outcome, and reloads the page. Resolves to whether it succeeded. */
  act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  isActing: boolean;
}

/**
 * Acts of review. Only one runs at a time, however often a button is tapped.
 *
 * After each, also after a failure, the page is reloaded: another reviewer may have been faster.
 */
export function useReviewActs(): ReviewActs {
  const router = useRouter();
  const isBusy = useRef(false);
  const [isActing, setIsActing] = useState(false);
  const act: ReviewActs['act'] = async (work, done) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsActing(true);
    try {
      await work();
      toasts.show('success', 'review', { text: done });
      return true;
    } catch (error) {
      toasts.show('error', 'review', failureToast(error));
      return false;
    } finally {
      await router.invalidate().catch(reportFailure);
      isBusy.current = false;
      setIsActing(false);
    }
  };
  return { act, isActing };
}
