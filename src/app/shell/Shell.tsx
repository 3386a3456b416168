import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { ToastRegion } from '#kit/design/feedback/ToastRegion.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useClientNavigation } from '#kit/links/useClientNavigation.ts';
import { wayBackBy } from '#kit/links/way-back.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { useClosingMenus } from '../menu/useClosingMenus.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { useLanguageSwitch } from './header/useLanguageSwitch.ts';
import { PageProgress } from './PageProgress.tsx';
import { usePageAddress } from './page/usePageAddress.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SignInDialogs } from './session/SignInDialogs.tsx';
import { usePageviews } from './usePageviews.ts';

/** The frame of every page: bar, footer, and the overlays above the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { text } = useLocale();
  const router = useRouter();
  const speak = useLanguageSwitch();
  useClientNavigation(
    useCallback(
      (path, link) =>
        link.hreflang
          ? speak(link.hreflang as Locale)
          : router.history.push(path, { wayBack: wayBackBy(link, router.history.location.state) }),
      [router, speak],
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
