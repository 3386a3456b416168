import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureWords } from '#kit/forms/form-texts.ts';
import { reportFailure } from '#kit/graphql/execute.ts';

/** What a reviewer does, and whether it is on its way. */
export interface ReviewActs {
  /** Does something, says how it went, and shows the page as it is then. Resolves to whether it was done. */
  act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
  isActing: boolean;
}

/**
 * Acts of review. One at a time, however often somebody taps; after each, and after each that failed, the page is asked for anew: another
 * reviewer may have been faster.
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
      toasts.show('error', 'review', failureWords(error));
      return false;
    } finally {
      await router.invalidate().catch(reportFailure);
      isBusy.current = false;
      setIsActing(false);
    }
  };
  return { act, isActing };
}
