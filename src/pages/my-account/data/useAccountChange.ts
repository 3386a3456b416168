import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AppError } from '#kernel/app-error.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';

/** Texts of the outcome of a change, as ids; without `failed` the failure's own text is shown. */
type Words = { done: string; failed?: string };

/** A change to the account outside of a form, and whether it is running. */
export interface AccountChange {
  /** Runs a change and reports its outcome. Resolves to whether it succeeded. */
  change: (work: () => Promise<unknown>, words: Words) => Promise<boolean>;
  isChanging: boolean;
}

/** Runs changes to the account: afterwards this page and all others have the new data. */
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
      toasts.show('error', 'account', failed === undefined ? failureToast(error) : { text: failed });
      if (isSignedOut(error)) await refresh();
      return false;
    } finally {
      setIsChanging(false);
    }
  };
  return { change, isChanging };
}

/**
 * Fetches the viewer and the data of this page again; without a viewer it leads to the login. If that fails, the change stays done:
 * the next page has the new data.
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
