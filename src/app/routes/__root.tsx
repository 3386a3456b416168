import { createRootRoute, type ErrorComponentProps, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import { hasSiteLinks } from '#kernel/site-links.ts';
import { frameMedia } from '#kit/design/fields/choices/scheme.ts';
import { FONT_URLS } from '#kit/design/theme/fonts.ts';
import {
  BOT_META,
  currentLocale,
  isPageForBot,
  ownTextsIndex,
  pageNonce,
  pageOwnTexts,
  pageRequestId,
  REQUEST_META,
} from '#kit/graphql/execute.ts';
import { LocaleProvider, useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ensureTexts, loadedTexts } from '#kit/i18n/loaded-texts.ts';
import type { PagePart } from '#kit/i18n/message-parts.ts';
import { OWN_TEXTS_META, type OwnTextsIndex, ownTextsUrl, setOwnTexts } from '#kit/i18n/own-texts.ts';
import { hydrateAll } from '#kit/lazy-hydration/first-input.ts';
import { SITE_LINKS_META, siteLinks } from '#kit/links/site-links.ts';
import { currentViewer, VIEWER_META } from '#kit/viewer/viewer-store.ts';
import { BareHeader } from '../failure/BareHeader.tsx';
import { ErrorPage } from '../failure/ErrorPage.tsx';
import { isFirstLoad } from '../failure/first-load.ts';
import { pageLocale, textsOf } from '../language/language.ts';
import { LANGUAGE_FILES } from '../language/language-files.ts';
import { OpeningListing } from '../OpeningListing.tsx';
import { EARLY_SCRIPT } from '../shell/early-script.ts';
import { PICTURE_SCRIPT } from '../shell/picture-script.ts';
import { Shell } from '../shell/Shell.tsx';
import { StartNotice } from '../shell/StartNotice.tsx';
import { START_SCRIPT } from '../shell/start-script.ts';
import '../app.css';

/** Runs once, in the document that the server sends: no browser needs to load its code. */
const FIRST_SCRIPT = import.meta.env.SSR ? [EARLY_SCRIPT, PICTURE_SCRIPT, START_SCRIPT].join(';') : '';

const SCHEMES = ['light', 'dark'] as const;

/** The context of every route. */
interface PageContext {
  locale: Locale;
  /** Parts of the texts beyond those of every page. */
  texts: readonly PagePart[];
}

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }): Promise<PageContext> => {
    const locale = pageLocale(location);
    const texts = textsOf(matches);
    if (import.meta.env.SSR) setOwnTexts(pageOwnTexts());
    await Promise.all([ensureTexts(locale, texts), isFirstLoad() || hydrateAll()]);
    return { locale, texts };
  },
  shellComponent: Document,
  component: Page,
  errorComponent: BarePage,
});

/** The document around every page, also around one that fails. */
function Document({ children }: { children: ReactNode }): ReactNode {
  const context: Partial<PageContext> = Route.useRouteContext();
  // Without a context the very first step failed: the page stays in its previous language.
  const locale = context.locale ?? currentLocale();
  const viewer = currentViewer();
  const files = LANGUAGE_FILES[locale];
  // The head of a page is the server's: a browser reads it and does not render it again.
  const ownTexts = import.meta.env.SSR ? ownTextsIndex() : null;
  const textFiles = files ? [files.base, ...(context.texts ?? []).map((part) => files[part])] : [];
  return (
    <html lang={LANGUAGE_TAGS[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {SCHEMES.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={BRAND.frameColours[scheme]}
            media={frameMedia(scheme, null)}
            data-scheme={scheme}
          />
        ))}
        <script nonce={pageNonce()} suppressHydrationWarning>
          {FIRST_SCRIPT}
        </script>
        {/* Early, but behind the styles and the first pictures: text is shown in a fallback font until then. */}
        {FONT_URLS.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        ))}
        {/* Only the server has the list; it is not sent again to a browser that has fetched the files. */}
        {textFiles.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {ownTexts && <OwnTextsLinks index={ownTexts} locale={locale} parts={context.texts ?? []} />}
        {import.meta.env.SSR && hasSiteLinks(siteLinks()) && (
          <meta name={SITE_LINKS_META} content={JSON.stringify(siteLinks())} />
        )}
        {isPageForBot() && <meta name={BOT_META} content="" />}
        <meta name={REQUEST_META} content={pageRequestId() ?? ''} />
        {viewer && <meta name={VIEWER_META} content={JSON.stringify(viewer)} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/site.${locale}.webmanifest`} />
        <HeadContent />
      </head>
      <body className="flex min-h-dvh flex-col">
        <LocaleProvider locale={locale} messages={loadedTexts(locale)}>
          {children}
          {/* Last, because the link past the header is the first link of a page. */}
          <StartNotice />
        </LocaleProvider>
        <Scripts />
      </body>
    </html>
  );
}

/** Passes the index of the installation's texts to the browser, and fetches those of this page before a script requests them. */
function OwnTextsLinks({ index, locale, parts }: OwnTextsLinksProps): ReactNode {
  const changed = ['base', ...parts].filter((part) => index.parts[locale]?.includes(part));
  return (
    <>
      <meta name={OWN_TEXTS_META} content={JSON.stringify(index)} />
      {changed.map((part) => (
        <link key={part} rel="modulepreload" href={ownTextsUrl(index, locale, part)} fetchPriority="low" />
      ))}
    </>
  );
}

interface OwnTextsLinksProps {
  index: OwnTextsIndex;
  locale: Locale;
  parts: readonly PagePart[];
}

/** Without the bar and the footer: they have failed, or a dialog beside them. */
function BarePage(failure: ErrorComponentProps): ReactNode {
  const { locale, text } = useLocale();
  return (
    <>
      <BareHeader locale={locale} home={text('header.home')} />
      <main className="flex flex-1 flex-col">
        <ErrorPage {...failure} />
      </main>
    </>
  );
}

function Page(): ReactNode {
  return (
    <Shell>
      <OpeningListing>
        <Outlet />
      </OpeningListing>
    </Shell>
  );
}
