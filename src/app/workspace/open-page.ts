import type { ParsedLocation } from '@tanstack/react-router';
import type { Locale } from '#kernel/locale.ts';
import type { PageHead } from '#kit/head/page-head.ts';

/** Position of a loader: the requested page, and the context of its route. */
interface LoaderPosition {
  location: ParsedLocation;
  context: { locale: Locale };
}

/**
 * Data and head of a page of the workspace; a session that has ended meanwhile leads to the login.
 *
 * @param title id of a text
 * @param importing module of the page's loader, which arrives together with the guard
 * @throws Redirect, and errors of `load`
 */
export async function openPage<Loader, Data>(
  title: string,
  { location, context: { locale } }: LoaderPosition,
  importing: Promise<Loader>,
  load: (loader: Loader) => Promise<Data>,
): Promise<{ data: Data; head: PageHead }> {
  const [{ openAsMember }, loader] = await Promise.all([import('./workspace-guard.ts'), importing]);
  return openAsMember(title, location, locale, () => load(loader));
}
