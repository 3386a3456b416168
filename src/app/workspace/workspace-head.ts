import type { Locale } from '#kernel/locale.ts';
import type { PageHead } from '#kit/head/page-head.ts';
import { noindexHead } from '../head/noindex-head.ts';

/** Head of a page of the workspace. @param title id of a text */
export const workspaceHead = (title: string, publicHref: string, locale: Locale): PageHead =>
  noindexHead({ title, description: 'workspace.description' }, publicHref, locale);
