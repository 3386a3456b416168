import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { spokenLocale } from '#kit/graphql/execute.ts';
import { ensureTexts } from '#kit/i18n/loaded-texts.ts';
import { textsOf } from './language.ts';
import { getRouter } from './router.tsx';

// The router alone, without the framework's server functions: we have none, and they weigh a tenth of the first view.
const router = getRouter();

// The texts first, so that the first render equals what the server sent.
await ensureTexts(spokenLocale(), textsOf(router.matchRoutes(router.latestLocation)));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
