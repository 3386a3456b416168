import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '#kernel/brand.ts';
import { LANGUAGE_TAGS } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from './mail.ts';
import { groupPart } from './mail-groups.ts';
import { mailPreview } from './mail-preview.ts';
import { mailFooter } from './mail-text.ts';

const { ink, paper, line, lake } = BRAND.colours;
const FONTS = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const MUTED = '#56605B';

const STYLES = {
  body: { backgroundColor: paper, color: ink, fontFamily: FONTS, margin: 0, padding: '32px 16px' },
  name: { color: lake, fontSize: '20px', fontWeight: 700, letterSpacing: '-0.01em', margin: '0 0 16px' },
  card: { backgroundColor: '#FFFFFF', border: `1px solid ${line}`, borderRadius: '12px', padding: '32px' },
  heading: { fontSize: '24px', fontWeight: 700, lineHeight: '32px', margin: '0 0 16px' },
  paragraph: { fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  action: { margin: '24px 0' },
  button: {
    backgroundColor: lake,
    borderRadius: '8px',
    color: '#FFFFFF',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '24px',
    padding: '12px 24px',
  },
  small: { color: MUTED, fontSize: '14px', lineHeight: '22px', margin: '0 0 12px' },
  link: { color: lake, textDecoration: 'underline', wordBreak: 'break-all' },
  rule: { borderColor: line, margin: '24px 0 16px' },
  footer: { color: MUTED, fontSize: '13px', lineHeight: '20px', margin: '16px 0 0' },
} as const;

/**
 * Colours for mail programs that follow the dark scheme of the device; the others show the light one. The library sets the background on a
 * cell of its own inside the body.
 */
const DARK_SCHEME = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #101714 !important; color: #ECEFEA !important; }
  .card { background-color: #18211D !important; border-color: #33403A !important; color: #ECEFEA !important; }
  .muted { color: #A9B4AE !important; }
  .ink { color: #ECEFEA !important; }
  .lake { color: #6FC3AC !important; }
  .line { border-color: #33403A !important; }
  .button { background-color: #6FC3AC !important; color: #0B1511 !important; }
}`;

/** Document type of XHTML 1.0, as mail programs expect it: older ones render others in unspecified ways. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The mail as an HTML document. React escapes every text. @param stop address that stops all mail to the reader, or null */
export const mailHtml = (mail: Mail, stop: string | null = null): string =>
  DOCTYPE + renderToStaticMarkup(layout(mail, stop));

const layout = (mail: Mail, stop: string | null): ReactElement =>
  createElement(
    Html,
    { lang: LANGUAGE_TAGS[mail.locale], dir: 'ltr' },
    createElement(
      Head,
      null,
      createElement('title', null, mail.subject),
      createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('style', null, DARK_SCHEME),
    ),
    createElement(Preview, null, mailPreview(mail)),
    createElement(
      Body,
      { style: STYLES.body, className: 'ground' },
      createElement(
        Container,
        { style: { maxWidth: '560px' } },
        createElement(Text, { style: STYLES.name, className: 'lake' }, BRAND.name),
        createElement(Section, { style: STYLES.card, className: 'card' }, ...cardParts(mail)),
        ...footerParts(mail, stop),
      ),
    ),
  );

const small = (key: string, ...children: (string | ReactElement)[]): ReactElement =>
  createElement(Text, { key, style: STYLES.small, className: 'muted' }, ...children);

function cardParts(mail: Mail): ReactElement[] {
  const parts: ReactElement[] = [
    createElement(Heading, { key: 'heading', as: 'h1', style: STYLES.heading }, mail.heading),
  ];
  mail.paragraphs.forEach((text, index) => {
    parts.push(createElement(Text, { key: `paragraph-${index}`, style: STYLES.paragraph }, text));
  });
  parts.push(...(mail.groups ?? []).map(groupPart));
  if (mail.action) parts.push(...actionParts(mail, mail.action));
  if (mail.action && mail.smallPrint) parts.push(createElement(Hr, { key: 'rule', style: STYLES.rule }));
  if (mail.smallPrint) parts.push(small('small-print', mail.smallPrint));
  return parts;
}

/** A button, and its address to copy where a mail program shows no buttons. */
const actionParts = ({ locale }: Mail, { label, href }: NonNullable<Mail['action']>): ReactElement[] => [
  createElement(
    Section,
    { key: 'action', style: STYLES.action },
    createElement(Button, { href, style: STYLES.button, className: 'button' }, label),
  ),
  small(
    'address',
    textIn(locale, 'mail.buttonFails'),
    createElement('br', { key: 'break' }),
    createElement(Link, { key: 'link', href, style: STYLES.link, className: 'lake' }, href),
  ),
];

function footerParts(mail: Mail, stop: string | null): ReactElement[] {
  const { reason, address } = mailFooter(mail);
  const { unsubscribeHref, locale } = mail;
  const links = [
    { label: textIn(locale, 'mail.unsubscribe'), href: unsubscribeHref },
    { label: textIn(locale, 'mail.stop'), href: stop },
  ].flatMap(({ label, href }) =>
    href ? [createElement(Link, { key: href, href, style: STYLES.link, className: 'lake' }, label)] : [],
  );
  return [reason, address, ...links].map((content, index) =>
    createElement(Text, { key: index, style: STYLES.footer, className: 'muted' }, content),
  );
}
