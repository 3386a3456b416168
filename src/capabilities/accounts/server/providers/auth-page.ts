import { createElement as element } from 'react';
import { BRAND } from '#kernel/brand.ts';
import type { Locale } from '#kernel/locale.ts';
import { serverDocument } from '#platform/html/server-document.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { ProviderAnswer } from './provider-exchange.service.ts';

/** Type of the message that a provider's popup posts to its opener. */
const MESSAGE_TYPE = 'lares-sign-in';

/** Content security policy of the page: its own script and style only, no loading, no framing. */
export const authPagePolicy = (nonce: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const { ink, paper } = BRAND.colours;
const STYLE = `
:root { color-scheme: light dark; }
body { background: ${paper}; color: ${ink}; display: grid; font: 16px/1.5 Inter, system-ui, sans-serif; margin: 0; min-height: 100vh; place-content: center; text-align: center; }
a { color: inherit; }
@media (prefers-color-scheme: dark) { body { background: ${BRAND.frameColours.dark}; color: #ecefea; } }`;

/** Values of the page. */
export interface AuthPage {
  answer: ProviderAnswer;
  /** Target origin of the message. */
  origin: string;
  locale: Locale;
  nonce: string;
}

/** Last page in a provider's popup. It posts a message to its opener and closes; without an opener it links to the home page. */
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
  // A replacement by function, because dollar signs in a replacement text have a meaning.
  return page.replace('</body>', () => ending);
}

/** A value as JSON that cannot end the script element. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
