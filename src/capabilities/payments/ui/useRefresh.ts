import { useRouter } from '@tanstack/react-router';
import { reportFailure } from '#kit/graphql/execute.ts';

/** Reloads the data of this page. A failure leaves the action done. */
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

/** Replaces the address of this page by one with another query. @param href path and query */
export function useReplaceAddress(): (href: string) => Promise<void> {
  const router = useRouter();
  return (href) => router.navigate({ href, replace: true, resetScroll: false });
}
