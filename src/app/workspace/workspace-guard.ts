import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { AppError } from '#kernel/app-error.ts';
import type { Locale } from '#kernel/locale.ts';
import { builtPath } from '#kernel/paths/built-path.ts';
import { buildPath, matchPath } from '#kernel/paths/paths.ts';
import { isSessionLive } from '#kernel/viewer.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import type { PageHead } from '#kit/head/page-head.ts';
import { currentViewer, setViewer } from '#kit/viewer/viewer-store.ts';
import { isWorkspaceScreen, mayOpen } from '../menu/workspace-screens.ts';
import { clearDrafts } from '../shell/session/browser-drafts.ts';
import { workspaceHead } from './workspace-head.ts';

/** The requested page. */
type RequestedLocation = Pick<ParsedLocation, 'pathname' | 'publicHref'>;

const NO_SESSION = 401;

/**
 * Guards the workspace. Visitors are redirected to the login, which remembers the requested page; for members without the role a
 * screen does not exist.
 *
 * Members who may read the lists of potential customers are redirected to the first one, once it has a page.
 *
 * @throws Redirect, NotFound
 * @source docs/reference/permissions.md, "Pages of the workspace"
 */
export function guardWorkspace(page: RequestedLocation, locale: Locale, viewer: Viewer | null = currentViewer()): void {
  const screen = matchPath(page.pathname)?.screen;
  if (!screen || !isWorkspaceScreen(screen)) throw notFound();
  if (!viewer || !isSessionLive(viewer, Date.now() / 1_000)) throw toLogin(page, locale);
  if (!mayOpen(screen, viewer.rolesFlag)) throw notFound();
  const sellers = builtPath('sellers', locale);
  if (screen === 'myPotentialCustomers' && sellers && mayOpen('sellers', viewer.rolesFlag)) {
    throw redirect({ href: sellers, statusCode: 302 });
  }
}

/**
 * Fetches data of a page of the workspace; a session that has ended meanwhile leads to the login.
 *
 * @throws Redirect, and any other error of `ask`
 */
export async function fetchAsMember<Data>(
  ask: () => Promise<Data>,
  page: RequestedLocation,
  locale: Locale,
): Promise<Data> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== NO_SESSION) throw error;
    throw toLogin(page, locale);
  }
}

/**
 * Data and head of a page of the workspace; a session that has ended meanwhile leads to the login.
 *
 * @param title id of a text
 * @throws Redirect, and errors of `load`
 */
export async function openAsMember<Data>(
  title: string,
  location: RequestedLocation,
  locale: Locale,
  load: () => Promise<Data>,
): Promise<{ data: Data; head: PageHead }> {
  const data = await fetchAsMember(load, location, locale);
  return { data, head: workspaceHead(title, location.publicHref, locale) };
}

/** The redirect to the login after the end of a session. */
function toLogin({ publicHref }: RequestedLocation, locale: Locale) {
  // On the server each request has its own viewer; only a browser stores one.
  if (!import.meta.env.SSR && currentViewer() !== null) {
    clearDrafts();
    setViewer(null);
  }
  const wanted = new URLSearchParams({ redirectUrl: publicHref });
  return redirect({ href: `${buildPath('login', locale)}?${wanted}`, statusCode: 302 });
}
