import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { withoutPathSecret } from '#capabilities/accounts/secret-path.ts';
import type { Locale } from '#kernel/locale.ts';
import { consentStore } from '#kit/consent/consent-store.ts';
import { addToDataLayer } from '#kit/consent/data-layer.ts';
import { ToastRegion } from '#kit/design/feedback/ToastRegion.tsx';
import { TopProgress } from '#kit/design/feedback/TopProgress.tsx';
import { usePending } from '#kit/design/feedback/usePending.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useClientNavigation } from '#kit/links/useClientNavigation.ts';
import { wayBackBy } from '#kit/links/way-back.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { useClosingMenus } from '../menu/useClosingMenus.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { useLanguageSwitch } from './header/useLanguageSwitch.ts';
import { usePageAddress } from './page/usePageAddress.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SignInDialogs } from './session/SignInDialogs.tsx';

/** The frame of every page: bar, footer, and the overlays above the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { text } = useLocale();
  const router = useRouter();
  const switchLanguage = useLanguageSwitch();
  useClientNavigation(
    useCallback(
      (path, link) =>
        link.hreflang
          ? switchLanguage(link.hreflang as Locale)
          : router.history.push(path, { wayBack: wayBackBy(link, router.history.location.state) }),
      [router, switchLanguage],
    ),
  );
  useClosingMenus();
  usePageviews(useViewer()?.id ?? null, usePageAddress());
  return (
    <>
      <a href="#main" className="skip-link">
        {text('header.skip')}
      </a>
      <RouteAnnouncer />
      <Header />
      <CookieBanner />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <PageProgress />
        {children}
      </main>
      <Footer />
      <SignInDialogs />
      <ToastRegion />
    </>
  );
}

/** The bar at the top while the next page, or a part of this one, loads. */
function PageProgress() {
  const isNavigating = useRouterState({ select: (state) => state.isLoading });
  const isAsking = usePending('page');
  return <TopProgress isPending={isNavigating || isAsking} />;
}

/**
 * Pushes every page view to the analytics data layer, once the reader agreed to it.
 *
 * @param userId of the signed-in reader, or null
 * @param path public path with query; a secret in it is left out
 * @source docs/reference/screens.md, "Page views"
 */
function usePageviews(userId: number | null, path: string): void {
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, () => null);
  useEffect(() => {
    if (consent === 'accepted') addToDataLayer('pageview', { userId, path: withoutPathSecret(path) });
  }, [consent, userId, path]);
}
