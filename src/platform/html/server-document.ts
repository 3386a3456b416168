import { createElement as element, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';

/** A page that the server makes by itself, without the built pages. */
export interface ServerDocument {
  locale: Locale;
  /** Title of the page; the name of the product follows it. */
  title: string;
  /** All its styles. */
  style: string;
  /** Nonce of the style in the content policy; without it, the policy identifies the style otherwise. */
  nonce?: string;
  /** Attributes of the whole page besides its language. */
  attributes?: Readonly<Record<string, string>>;
  /** Further elements of its head. */
  head?: ReactElement;
  /** Children of its body. */
  body: readonly ReactNode[];
}

/** The page as HTML; texts are escaped. */
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
