import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { frameMedia } from '#kit/design/fields/choices/scheme.ts';
import { type PageHead, pageHead } from '#kit/head/page-head.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { drawnSrcSet } from './drawn-picture.ts';
import { HERO_SIZES } from './drawn-widths.ts';

/** Head of the first page. @param origin scheme and host */
export function homeHead(origin: string, { locale, text }: LocaleTools): PageHead {
  const paths = Object.fromEntries(LOCALES.map((each) => [each, buildPath('home', each)])) as Record<Locale, string>;
  const head = pageHead({
    locale,
    title: text('home.documentTitle'),
    description: text('site.description'),
    keywords: text('site.keywords'),
    origin,
    paths,
    image: '/share.jpg',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: BRAND.name,
        url: origin + paths[locale],
        inLanguage: LANGUAGE_TAGS[locale],
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${buildPath('search', locale)}?place={place}`,
          'query-input': 'required name=place',
        },
      },
    ],
  });
  return { ...head, links: [...head.links, ...HERO_PRELOADS] };
}

/** The big picture is the largest paint; its fetch starts with the page instead of after its styles. */
const HERO_PRELOADS = (['light', 'dark'] as const).map((scheme) => ({
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcSet: drawnSrcSet('hero', scheme, 'avif'),
  imageSizes: HERO_SIZES,
  media: frameMedia(scheme, null),
  fetchPriority: 'high',
}));
