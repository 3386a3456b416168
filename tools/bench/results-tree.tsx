import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Locale } from '#kernel/locale.ts';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { loadMessages } from '#kit/i18n/messages.ts';
import type { ResultsData } from '#pages/results/data/results.loader.ts';
import { ResultsPage } from '#pages/results/ResultsPage.tsx';

/** The tree of a results page and nothing else: no router work, no head, no hydration data. */
export async function resultsTree(locale: Locale): Promise<ComponentType<{ data: ResultsData }>> {
  const messages = await loadMessages(locale);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return ({ data }) => (
    <RouterContextProvider router={router}>
      <LocaleProvider locale={locale} messages={messages}>
        <ResultsPage data={data} query="" />
      </LocaleProvider>
    </RouterContextProvider>
  );
}
