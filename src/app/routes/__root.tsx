import { createRootRoute, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import { DEFAULT_LOCALE, isLocale, LANGUAGE_TAGS } from '#kernel/locale.ts';
import '#kit/design/theme.css';

export const Route = createRootRoute({ component: Document });

function Document() {
  const { lang } = useMatches({ select: (matches) => matches.at(-1)?.params as { lang?: string } });
  return (
    <html lang={LANGUAGE_TAGS[isLocale(lang) ? lang : DEFAULT_LOCALE]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
