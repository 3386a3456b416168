import { createHash } from 'node:crypto';
import { createElement as element, Fragment, type ReactElement } from 'react';
import { BRAND } from '#kernel/brand.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { Scheme } from '#kernel/scheme.ts';
import { serverDocument } from '#platform/html/server-document.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { FAILURE_STYLE } from './failure-style.ts';

/** Contents of a failure page. */
export interface FailurePage {
  locale: Locale;
  /** Colour scheme chosen in this browser. */
  scheme: Scheme;
  /** The failure, in the reader's language. */
  words: string;
  /** Id of the request in the log; null for a failure that is no defect. */
  requestId: string | null;
}

const digest = createHash('sha256').update(FAILURE_STYLE).digest('base64');

/** The page runs and loads nothing but the browser tab's icon; the policy names its one style by its digest. */
export const FAILURE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${digest}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page shown in place of one that could not be made: brand, link to the home page, the failure, a retry. It needs neither the database
 * nor the built pages nor a script.
 */
export function failurePage({ locale, scheme, words, requestId }: FailurePage): string {
  const text = (id: string, values = {}): string => textIn(locale, id, values);
  const home = buildPath('home', locale);
  const brand = element(
    'header',
    null,
    element('a', { href: home, 'aria-label': `${BRAND.name}, ${text('header.home')}` }, logo()),
  );
  const trouble = element(
    'main',
    null,
    element('h1', null, text('failure.title')),
    element('p', null, words),
    // An empty address is that of this page.
    element('a', { href: '', className: 'again' }, text('kit.retry')),
    element('a', { href: home }, text('notFound.home')),
    requestId !== null && element('small', null, text('failure.reference', { id: requestId })),
  );
  return serverDocument({
    locale,
    title: text('failure.title'),
    style: FAILURE_STYLE,
    attributes: scheme ? { 'data-scheme': scheme } : {},
    head: HEAD,
    body: [brand, trouble],
  });
}

const HEAD = element(
  Fragment,
  null,
  element('meta', { name: 'robots', content: 'noindex' }),
  element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
);

const logo = (): ReactElement[] => [
  element(
    'svg',
    { key: 'mark', viewBox: '0 0 32 32', 'aria-hidden': true },
    element('path', { d: BRAND.mark.roof, fill: 'currentColor' }),
    element('circle', { ...BRAND.mark.hearth, className: 'hearth' }),
  ),
  element('span', { key: 'name' }, BRAND.name),
];
