import { notFound } from '@tanstack/react-router';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { pageOrigin } from '#kit/graphql/execute.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import { alertLatencyHead } from '#pages/alert-latency/alert-latency.head.ts';
import { loadAlertLatency, type MeasuredLatency } from '#pages/alert-latency/alert-latency.loader.ts';
import { blogHead } from '#pages/blog/blog.head.ts';
import { type BlogData, loadBlog } from '#pages/blog/blog.loader.ts';
import { LazyBlogPage } from '#pages/blog/lazy-blog.ts';
import { type ContactData, loadContact } from '#pages/contact/contact.loader.ts';
import { loadPrivacy, type PrivacyData } from '#pages/privacy/privacy.loader.ts';
import { loadTerms, type TermsData } from '#pages/terms/terms.loader.ts';
import { languageTools } from './language/language.ts';

// One file for seven routes, because every page contains the names of the files that routes load.

/** Data and head of the contact page. */
export const openContact = async (locale: Locale): Promise<{ data: ContactData; head: PageHead }> => ({
  data: await loadContact(),
  head: informationHead('contact', locale),
});

/** Data and head of the terms. */
export const openTerms = async (locale: Locale): Promise<{ data: TermsData; head: PageHead }> => ({
  data: await loadTerms(),
  head: informationHead('terms', locale),
});

/** Data and head of the privacy statement. */
export const openPrivacy = async (locale: Locale): Promise<{ data: PrivacyData; head: PageHead }> => ({
  data: await loadPrivacy(),
  head: informationHead('privacy', locale),
});

/** Data and head of the page about the latency of mails about homes. */
export const openAlertDelay = async (locale: Locale): Promise<{ data: MeasuredLatency; head: PageHead }> => ({
  data: await loadAlertLatency(),
  head: alertLatencyHead(languageTools(locale), pageOrigin()),
});

/** Data and head of a page of the blog. @param rest the address behind `blog/` @param query without question mark */
export async function openBlog(
  locale: Locale,
  rest: string,
  query: string,
): Promise<{ data: BlogData; head: PageHead }> {
  const [category, slug, id, ...others] = rest.split('/').filter(Boolean);
  if (others.length > 0) throw notFound();
  const [data] = await Promise.all([loadBlog(locale, { category, slug, id }, query), LazyBlogPage.load()]);
  return { data, head: blogHead(data, languageTools(locale), pageOrigin()) };
}

/** Head of the page about the order of results. */
export const openRecommended = (locale: Locale): { head: PageHead } => ({
  head: informationHead('recommended', locale, 'title'),
});

/** Head of the moving page. */
export const openMoving = (locale: Locale): { head: PageHead } => ({ head: informationHead('moving', locale) });

/**
 * Head of an information page, which search engines may list. Its texts are `{screen}.title` and `{screen}.description`, in the parts
 * that its route names.
 */
function informationHead(
  screen: 'contact' | 'moving' | 'privacy' | 'recommended' | 'terms',
  locale: Locale,
  keywords: 'site' | 'title' = 'site',
): PageHead {
  const { text } = languageTools(locale);
  return pageHead({
    locale,
    title: text(`${screen}.title`),
    description: text(`${screen}.description`),
    keywords: text(keywords === 'title' ? `${screen}.title` : 'site.keywords'),
    origin: pageOrigin(),
    paths: Object.fromEntries(LOCALES.map((each) => [each, buildPath(screen, each)])) as Record<Locale, string>,
  });
}
