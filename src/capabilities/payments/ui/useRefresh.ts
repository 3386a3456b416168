import { useRouter } from '@tanstack/react-router';
import { reportFailure } from '#kit/graphql/execute.ts';

/** Asks anew for the data of this page. What was done stays done when that fails. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    try {
      await router.invalidate();
    } catch (error) {
      reportFailure(error);
    }
  };
}

/** Shows this page under another query, in the place of the one before. @param href path and query */
export function useReplacedAddress(): (href: string) => Promise<void> {
  const router = useRouter();
  return (href) => router.navigate({ href, replace: true, resetScroll: false });
}
