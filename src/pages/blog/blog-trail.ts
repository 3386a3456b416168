import { contentPath } from '#capabilities/content/content.links.ts';
import { BRAND } from '#kernel/brand.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { Breadcrumb } from '#kit/design/navigation/Breadcrumbs.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { BlogData } from './blog.loader.ts';

/** The breadcrumbs from the home page to a page of the blog. */
export function blogTrail(data: BlogData, { locale, text }: LocaleTools): Breadcrumb[] {
  const category = data.state === 'article' ? data.article.category : data.category;
  const top = [
    { label: BRAND.name, href: buildPath('home', locale) },
    { label: text('blog.title'), href: contentPath('blog', {}, locale) },
  ];
  if (category === null) return [...top.slice(0, 1), { label: text('blog.title') }];
  const label = text(`blog.category.${category}`);
  if (data.state === 'list') return [...top, { label }];
  return [...top, { label, href: contentPath('blog', { category }, locale) }, { label: data.article.title }];
}
