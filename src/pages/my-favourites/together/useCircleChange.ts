import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ToastWords } from '#kit/design/feedback/toast-store.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';

/** Changes the circle that shares favourites: reports the outcome, and reloads the page. Resolves to whether it succeeded. */
export function useCircleChange(): {
  change: (work: () => Promise<unknown>, done: ToastWords) => Promise<boolean>;
  isChanging: boolean;
} {
  const router = useRouter();
  const [isChanging, setIsChanging] = useState(false);
  const change = async (work: () => Promise<unknown>, done: ToastWords): Promise<boolean> => {
    setIsChanging(true);
    try {
      await work();
      toasts.show('success', 'circle', done);
      return true;
    } catch (error) {
      toasts.show('error', 'circle', failureToast(error));
      return false;
    } finally {
      await router.invalidate();
      setIsChanging(false);
    }
  };
  return { change, isChanging };
}
