import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DEFAULT_LOCALE, isLocale } from '#kernel/locale.ts';
import { ensureLanguage } from './language.ts';

const language = document.documentElement.lang.slice(0, 2);

// The texts first, so that the first render equals what the server sent.
ensureLanguage(isLocale(language) ? language : DEFAULT_LOCALE).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    );
  }),
);
