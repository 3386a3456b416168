import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AppError } from '#kernel/app-error.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureWords } from '#kit/forms/form-texts.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';

/** What is said of a change, as ids of texts; without `failed` a failure speaks for itself. */
type Words = { done: string; failed?: string };

/** What can be done to the account outside of a form, and whether it is on its way. */
export interface AccountChange {
  /** Does something and says how it went. Resolves to whether it was done. */
  change: (work: () => Promise<unknown>, words: Words) => Promise<boolean>;
  isChanging: boolean;
}

/** Changes to the account: afterwards this page and all others know of them. */
export function useAccountChange(): AccountChange {
  const refresh = useAccountRefresh();
  const [isChanging, setIsChanging] = useState(false);
  const change: AccountChange['change'] = async (work, { done, failed }) => {
    setIsChanging(true);
    try {
      await work();
      toasts.show('success', 'account', { text: done });
      await refresh();
      return true;
    } catch (error) {
      toasts.show('error', 'account', failed === undefined ? failureWords(error) : { text: failed });
      if (isSignedOut(error)) await refresh();
      return false;
    } finally {
      setIsChanging(false);
    }
  };
  return { change, isChanging };
}

/**
 * Asks anew who is signed in, and for the data of this page; nobody any more leads to the login. What was done stays done
 * when that fails: the next page knows better.
 */
export function useAccountRefresh(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    try {
      setViewer(await loadViewer());
      await router.invalidate();
    } catch (error) {
      reportFailure(error);
    }
  };
}

const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.messageId === 'error.auth.required';
