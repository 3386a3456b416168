import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { visitorLocale } from '#kit/graphql/execute.ts';
import { ensureLanguage } from './language.ts';

// The texts first, so that the first render equals what the server sent.
await ensureLanguage(visitorLocale());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
