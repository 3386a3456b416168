import { notFound, type ParsedLocation } from '@tanstack/react-router';
import type { Locale } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths.ts';
import { pageOrigin } from '#kit/graphql/execute.ts';
import type { PageHead } from '#kit/head/page-head.ts';
import { comingHead } from '#pages/coming/coming.head.ts';
import { type ComingSubject, comingSubject } from './coming-screens.ts';
import { languageTools } from './language.ts';

/** What the coming page of an address is made of. */
export interface UnbuiltPage {
  subject: ComingSubject;
  locale: Locale;
  /** Public path, without query. */
  path: string;
}

/**
 * What an address without a route shows: the coming page of its screen.
 *
 * @throws NotFound when the address is that of no screen
 * @source docs/reference/screens.md, "Public screens"
 */
export function unbuiltPage(location: Pick<ParsedLocation, 'pathname' | 'publicHref'>, locale: Locale): UnbuiltPage {
  const screen = matchPath(location.pathname)?.screen;
  const subject = screen && comingSubject(screen);
  if (!subject) throw notFound();
  return { subject, locale, path: location.publicHref.replace(/[?#].*/, '') };
}

/** Head of a coming page; an address of no screen has none. */
export const unbuiltHead = (page: UnbuiltPage | undefined): Partial<PageHead> =>
  page ? comingHead(page.subject, { path: page.path, origin: pageOrigin() }, languageTools(page.locale)) : {};
