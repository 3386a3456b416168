import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { LANGUAGE_TAGS, localeOfPath } from '#kernel/locale.ts';
import { LocaleProvider } from '#kit/i18n/LocaleProvider.tsx';
import { loadedTexts } from '#kit/i18n/loaded-texts.ts';
import { WIDE_WINDOW } from '#tests/support/browser/windows.ts';
import { endFirstLoad } from '../../../src/app/failure/first-load.ts';
import { getRouter } from '../../../src/app/router.tsx';
import { Route } from '../../../src/app/routes/__root.tsx';

interface Surroundings {
  /** CSS pixels; by default those of a computer. */
  window?: { readonly width: number; readonly height: number };
}

/** Shows a page of the product as it comes by a click in an earlier one: without a document of its own. It asks the real API. */
export async function mountPage(path: string, { window = WIDE_WINDOW }: Surroundings = {}): Promise<void> {
  await cleanup();
  await page.viewport(window.width, window.height);
  history.replaceState(null, '', path);
  document.documentElement.lang = LANGUAGE_TAGS[localeOfPath(path) ?? 'en'];
  endFirstLoad();
  Route.update({ shellComponent: WithoutDocument } as never);
  const router = getRouter();
  await router.load();
  await render(<RouterProvider router={router} />);
}

/** The document belongs to the tests: the tags that a page writes around itself are left out. */
function WithoutDocument({ children }: { children: ReactNode }): ReactNode {
  const { locale } = Route.useRouteContext();
  return (
    <LocaleProvider locale={locale} messages={loadedTexts(locale)}>
      {children}
    </LocaleProvider>
  );
}

/** Submits a form that loads a document, by `send`, and shows the page that it leads to. */
export async function mountSubmitted(send: () => Promise<void>): Promise<void> {
  const submitted = new Promise<string>((resolve) => {
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
      resolve(`${new URL(form.action).pathname}?${new URLSearchParams(fields)}`);
    };
    window.addEventListener('submit', onSubmit, { once: true });
  });
  await send();
  await mountPage(await submitted);
}
