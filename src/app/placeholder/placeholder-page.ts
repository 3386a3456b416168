import { notFound, type ParsedLocation } from '@tanstack/react-router';
import type { Locale } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import { WORKSPACE_PATHS } from '#kernel/paths/paths-table.ts';
import { pageOrigin } from '#kit/graphql/execute.ts';
import type { PageHead } from '#kit/head/page-head.ts';
import { placeholderHead } from '#pages/placeholder/placeholder.head.ts';
import { languageTools } from '../language/language.ts';
import { placeholderSubject } from './placeholder-subjects.ts';

/** The placeholder of an address. */
interface PlaceholderAddress {
  subject: string;
  head: PageHead;
}

/**
 * The page of an address without a route: the placeholder of its screen.
 *
 * @throws NotFound for an address of no screen
 * @source docs/reference/screens.md, "Public screens"
 */
export function placeholderAt(
  location: Pick<ParsedLocation, 'pathname' | 'publicHref'>,
  locale: Locale,
): PlaceholderAddress {
  const screen = matchPath(location.pathname)?.screen;
  // The workspace has a route for its own.
  const subject = screen && !(screen in WORKSPACE_PATHS) && placeholderSubject(screen);
  if (!subject) throw notFound();
  const path = location.publicHref.replace(/[?#].*/, '');
  return { subject, head: placeholderHead(subject, { path, origin: pageOrigin() }, languageTools(locale)) };
}
