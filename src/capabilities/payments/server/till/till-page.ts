import { createElement as element, type ReactElement } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import { serverDocument } from '#platform/html/server-document.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { paymentPath } from '../../payment.links.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentStatus } from '../../payment.ts';
import { endingsOf } from './till.service.ts';

/** Content security policy of the page: no scripts, forms to itself. */
export const TILL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const { ink, paper, line, lake, brick } = BRAND.colours;

const STYLE = `
:root { color-scheme: light dark; --ink: ${ink}; --paper: ${paper}; --card: #fff; --line: ${line}; --lake: ${lake}; --brick: ${brick}; --on-lake: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ecefea; --paper: ${BRAND.frameColours.dark}; --card: #18211d; --line: #33403a; --lake: #6fc3ac; --brick: #f0947d; --on-lake: #10211b; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; margin: 0; }
main { margin: 0 auto; max-width: 720px; padding: 32px 16px; }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 28px; margin: 0 0 4px; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin: 24px 0 0; padding: 20px; }
p { margin: 0 0 4px; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 0; }
button { background: var(--lake); border: 0; border-radius: 8px; color: var(--on-lake); cursor: pointer; font: inherit; min-height: 44px; padding: 8px 16px; }
a { color: var(--lake); }
.back { margin: 12px 0 0; }
.back a { display: inline-block; padding: 8px 0; }
:focus-visible { outline: 3px solid var(--lake); outline-offset: 2px; }
.error { color: var(--brick); }`;

/** Data of the till's page. */
export interface TillView {
  payments: readonly PaymentRecord[];
  /** The last attempt was refused, as it should be. */
  isRefused: boolean;
  locale: Locale;
}

/** The page of the till: each payment with its possible endings. */
export function tillPage({ payments, isRefused, locale }: TillView): string {
  const title = textIn(locale, 'till.title');
  const list = element(
    'main',
    null,
    element('h1', null, title),
    element('p', null, textIn(locale, payments.length > 0 ? 'till.about' : 'till.none')),
    isRefused && element('p', { className: 'error', role: 'status' }, textIn(locale, 'till.refused')),
    payments.map((payment) => entry(payment, locale)),
  );
  return serverDocument({ locale, title, style: STYLE, body: [list] });
}

function entry(payment: PaymentRecord, locale: Locale): ReactElement {
  const { id, amount, currency, status, way, offerId } = payment;
  const money = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency }).format(amount / 100);
  const name = Object.entries(PaymentStatus).find(([, number]) => number === status)?.[0] ?? '';
  return element(
    'article',
    { key: id },
    element('h2', null, textIn(locale, `till.way.${way}`, { number: id })),
    element('p', null, `${money} · ${textIn(locale, `till.status.${name}`)} (${status})`),
    offerId !== null && element('p', null, textIn(locale, 'till.offer', { number: offerId })),
    element(
      'form',
      { method: 'post', action: '/dev/till' },
      element('input', { type: 'hidden', name: 'payment', value: id }),
      endingsOf(payment).map((ending) =>
        element(
          'button',
          { key: ending, type: 'submit', name: 'ending', value: ending },
          textIn(locale, `till.ending.${ending}`),
        ),
      ),
    ),
    element(
      'p',
      { className: 'back' },
      element('a', { href: paymentPath(payment, locale) }, textIn(locale, 'till.back')),
    ),
  );
}
