import { useRouter } from '@tanstack/react-router';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { signedInHref } from './signed-in-href.ts';

/** Leaves a sign-in page after sign-in. Data that was loaded for the visitor is discarded. */
export function useRedirectAfterSignIn(): () => void {
  const router = useRouter();
  const { locale } = useLocale();
  return () => {
    const href = signedInHref(router.state.location.publicHref, locale);
    if (href === null) return;
    router.clearCache();
    router.history.push(href);
  };
}
