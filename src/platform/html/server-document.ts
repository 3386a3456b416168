import { createElement as element, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';

/** A page that the server makes by itself, without the built pages. */
export interface ServerDocument {
  locale: Locale;
  /** Of the page; the name of the product follows it. */
  title: string;
  /** All its styles. */
  style: string;
  /** By which the content policy knows the style; without it, the policy names it otherwise. */
  nonce?: string;
  /** Attributes of the whole page besides its language. */
  attributes?: Readonly<Record<string, string>>;
  /** What else its head holds. */
  head?: ReactElement;
  /** Children of its body. */
  body: readonly ReactNode[];
}

/** The page as HTML; texts are text in it, whatever they say. */
export function serverDocument({ locale, title, style, nonce, attributes, head, body }: ServerDocument): string {
  const page = element(
    'html',
    { lang: LANGUAGE_TAGS[locale], ...attributes },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', null, `${title} · ${BRAND.name}`),
      head,
      element('style', { nonce }, style),
    ),
    element('body', null, ...body),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
