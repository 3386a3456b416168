import type { ParsedLocation } from '@tanstack/react-router';
import type { Locale } from '#kernel/locale.ts';
import type { PageHead } from '#kit/head/page-head.ts';
import { fetchAsMember } from './workspace-guard.ts';
import { workspaceHead } from './workspace-head.ts';

/**
 * Data and head of a page of the workspace; a session that has ended meanwhile leads to the login.
 *
 * @param title id of a text
 * @throws Redirect, and errors of `load`
 */
export async function openPage<Data>(
  title: string,
  { location, locale }: { location: ParsedLocation; locale: Locale },
  load: () => Promise<Data>,
): Promise<{ data: Data; head: PageHead }> {
  const data = await fetchAsMember(load, location, locale);
  return { data, head: workspaceHead(title, location.publicHref, locale) };
}
