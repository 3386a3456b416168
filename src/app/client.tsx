import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { currentLocale, reportFailure } from '#kit/graphql/execute.ts';
import { ensureTexts } from '#kit/i18n/loaded-texts.ts';
import { RootErrorBoundary } from './failure/RootErrorBoundary.tsx';
import { disableFrameworkReloads } from './failure/recover-from-failure.ts';
import { textsOf } from './language/language.ts';
import { getRouter } from './router.tsx';

disableFrameworkReloads();

// Not in the module's own initialization: pieces of pages that import from this file would wait for it, and it for them.
begin().catch((error) => {
  reportFailure(error);
  window.pageStart.failed();
});

async function begin(): Promise<void> {
  // The router alone, without the framework's server functions: we have none, and they are a tenth of the first view's code.
  const router = getRouter();
  // Texts and data first, so that the first render equals the server's markup.
  await ensureTexts(currentLocale(), textsOf(router.matchRoutes(router.latestLocation)));
  await hydrate(router).finally(() => window.$_TSR?.h());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RootErrorBoundary>
          <RouterProvider router={router} />
        </RootErrorBoundary>
      </StrictMode>,
    );
  });
  window.pageStart.isDone = true;
}
