import { createElement as element } from 'react';
import { BRAND } from '#kernel/brand.ts';
import type { Locale } from '#kernel/locale.ts';
import { serverDocument } from '#platform/html/server-document.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { ProviderAnswer } from './provider-exchange.service.ts';

/** What the window of a provider tells the one that opened it. */
const MESSAGE_TYPE = 'lares-sign-in';

/** The page's one script and its style may run, nothing is loaded, nobody may frame it. */
export const authPagePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const { ink, paper } = BRAND.colours;
const STYLE = `
:root { color-scheme: light dark; }
body { background: ${paper}; color: ${ink}; display: grid; font: 16px/1.5 Inter, system-ui, sans-serif; margin: 0; min-height: 100vh; place-content: center; text-align: center; }
a { color: inherit; }
@media (prefers-color-scheme: dark) { body { background: ${BRAND.frameColours.dark}; color: #ecefea; } }`;

/** What the page is made with. */
export interface AuthPage {
  answer: ProviderAnswer;
  /** Only a window of this origin is told. */
  origin: string;
  locale: Locale;
  nonce: string;
}

/** The page that a provider's window ends on: tells the window that opened it, and closes. Without one it leads home. */
export function authPage({ answer, origin, locale, nonce }: AuthPage): string {
  const words = element(
    'main',
    null,
    element('p', null, textIn(locale, 'account.providerWindow.text')),
    element('a', { href: '/' }, textIn(locale, 'account.providerWindow.home')),
  );
  const title = textIn(locale, 'account.providerWindow.title');
  const page = serverDocument({ locale, title, style: STYLE, nonce, body: [words] });
  const script = `if (window.opener) { window.opener.postMessage(${asScript({ type: MESSAGE_TYPE, ...answer })}, ${asScript(origin)}); window.close(); }`;
  const ending = `<script nonce="${nonce}">${script}</script></body>`;
  // By a function: text would have its dollar signs read as patterns.
  return page.replace('</body>', () => ending);
}

/** A value as a script may hold it: nothing in it ends the script. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
