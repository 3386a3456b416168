import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { AppError } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath, matchPath } from '#kernel/paths/paths.ts';
import { isSessionLive } from '#kernel/viewer.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { currentViewer, setViewer } from '#kit/viewer/viewer-store.ts';
import { isWorkspaceScreen, mayOpen } from '../menu/workspace-screens.ts';
import { clearDrafts } from '../shell/session/browser-drafts.ts';

/** Where somebody wants to go. */
type WantedPage = Pick<ParsedLocation, 'pathname' | 'publicHref'>;

const NO_SESSION = 401;

/**
 * Lets somebody into the workspace, or not: visitors are led to the login, which keeps where they wanted to go; for
 * members without the role a screen does not exist; whoever may read the lists of potential customers is led to the first.
 *
 * @throws Redirect, NotFound
 * @source docs/reference/permissions.md, "Pages of the workspace"
 */
export function guardWorkspace(page: WantedPage, locale: Locale, viewer: Viewer | null = currentViewer()): void {
  const screen = matchPath(page.pathname)?.screen;
  if (!screen || !isWorkspaceScreen(screen)) throw notFound();
  if (!viewer || !isSessionLive(viewer, Date.now() / 1_000)) throw toLogin(page, locale);
  if (!mayOpen(screen, viewer.rolesFlag)) throw notFound();
  if (screen === 'myPotentialCustomers' && mayOpen('sellers', viewer.rolesFlag)) {
    throw redirect({ href: buildPath('sellers', locale), statusCode: 302 });
  }
}

/**
 * Data of a page of the workspace; a session that has ended meanwhile leads to the login.
 *
 * @throws Redirect, and whatever else `ask` throws
 */
export async function askAsMember<Data>(ask: () => Promise<Data>, page: WantedPage, locale: Locale): Promise<Data> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== NO_SESSION) throw error;
    throw toLogin(page, locale);
  }
}

/** The way to the login, for somebody who is nobody by now. */
function toLogin({ publicHref }: WantedPage, locale: Locale) {
  // On the server each request knows its own viewer; only a browser remembers one.
  if (!import.meta.env.SSR && currentViewer() !== null) {
    clearDrafts();
    setViewer(null);
  }
  const wanted = new URLSearchParams({ redirectUrl: publicHref });
  return redirect({ href: `${buildPath('login', locale)}?${wanted}`, statusCode: 302 });
}
