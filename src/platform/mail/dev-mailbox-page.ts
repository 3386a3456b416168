import { createElement as element, type ReactElement } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import { serverDocument } from '#platform/html/server-document.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { DevMail } from './mail.queries.ts';

/** No scripts and no requests: only our style and the frames, whose documents are part of the page. */
export const DEV_MAILBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

const { ink, paper, line, lake, brick } = BRAND.colours;

const STYLE = `
:root { color-scheme: light dark; --ink: ${ink}; --paper: ${paper}; --card: #fff; --line: ${line}; --lake: ${lake}; --brick: ${brick}; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ecefea; --paper: ${BRAND.frameColours.dark}; --card: #18211d; --line: #33403a; --lake: #6fc3ac; --brick: #f0947d; }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; margin: 0; }
main { margin: 0 auto; max-width: 720px; padding: 32px 16px; }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; }
h2 { font-size: 20px; line-height: 28px; margin: 0 0 4px; overflow-wrap: anywhere; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin: 24px 0 0; padding: 20px; }
p { margin: 0 0 4px; overflow-wrap: anywhere; }
iframe { background: #fff; border: 1px solid var(--line); border-radius: 8px; display: block; height: 520px; margin: 16px 0; width: 100%; }
summary { cursor: pointer; padding: 8px 0; }
pre { font-size: 14px; margin: 8px 0 0; overflow-wrap: anywhere; white-space: pre-wrap; }
:focus-visible { outline: 3px solid var(--lake); outline-offset: 2px; }
.error { color: var(--brick); }`;

/** The page of the dev mailbox: a list, each as HTML in a frame that may do nothing but open links, and as text. */
export function devMailboxPage(mails: readonly DevMail[], locale: Locale): string {
  const title = textIn(locale, 'mail.keptTitle');
  const list = element(
    'main',
    null,
    element('h1', null, title),
    element('p', null, textIn(locale, mails.length > 0 ? 'mail.keptAbout' : 'mail.keptNone')),
    mails.map((mail) => entry(mail, locale)),
  );
  return serverDocument({ locale, title, style: STYLE, body: [list] });
}

function entry(mail: DevMail, locale: Locale): ReactElement {
  const { id, recipient, subject, createdAt, sentAt, html, text, lastError } = mail;
  const moment = createdAt.toLocaleString(LANGUAGE_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Zurich',
  });
  return element(
    'article',
    { key: id },
    element('h2', { lang: mail.locale }, subject),
    element(
      'p',
      null,
      `${textIn(locale, 'mail.keptTo')} ${recipient} · `,
      element('time', { dateTime: createdAt.toISOString() }, moment),
    ),
    mail.replyToAddress !== null &&
      element('p', null, `${textIn(locale, 'mail.keptReplyTo')} ${mail.replyToName} <${mail.replyToAddress}>`),
    sentAt === null && element('p', null, textIn(locale, 'mail.keptWaiting')),
    lastError !== null && element('p', { className: 'error' }, lastError),
    element('iframe', {
      title: textIn(locale, 'mail.keptFrame', { subject }),
      // No scripts, no origin: a mail holds user texts. Its links open in a new tab.
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      srcDoc: html,
    }),
    element(
      'details',
      null,
      element('summary', null, textIn(locale, 'mail.keptAsText')),
      element('pre', { lang: mail.locale }, text),
    ),
  );
}
